import { isAccepted } from "../../exchange.ts";
import type { ProbeExchange, Script } from "../probe.ts";
import { FILE } from "../rows.ts";
import { numbersIn } from "../values.ts";

export const fileProbes: readonly Script[] = [
  {
    name: "files",
    finds: [{ option: "assumptions.files.octetStream" }],
    run: async ({ upload, send }) => {
      const metadata = (text: string) => ({ name: "metadata", text });
      const shows = "ONB-107 ONB-114 ONB-146 ONB-163 ONB-164 ONB-165";
      await upload([FILE, metadata('{"by":"sandbank verify"}')], shows);
      await upload([{ ...FILE, type: "image/png" }], "O15 S8");
      await upload([{ ...FILE, type: "image/jpeg" }], "O15");
      await upload([{ ...FILE, type: "application/octet-stream" }], "O15 F10");
      await upload([{ ...FILE, type: "text/plain", fileName: "verify.txt" }], "O15");
      await upload([{ ...FILE, size: 0 }], "O15");
      await upload([FILE, metadata("[]")], "O15 ONB-165");
      await upload([metadata("{}")], "O15 ONB-164");
      const headers = { "Content-Type": "application/json" };
      await send("POST", "/v1/files", '{"data":{}}', "S4 ONB-163", { headers });
    },
  },
  {
    name: "the largest file",
    finds: [
      {
        option: "assumptions.files.maxBytes",
        values: (exchanges) => [...numbersIn(exchanges), largestOf(exchanges)],
      },
    ],
    run: async ({ upload }, { maxUpload }) => {
      const isTaken = async (size: number) => isAccepted(await upload([{ ...FILE, size }], "O15"));
      if (await isTaken(maxUpload)) return;
      let [taken, refused] = [0, maxUpload];
      while (refused - taken > 1) {
        const middle = Math.floor((taken + refused) / 2);
        if (await isTaken(middle)) taken = middle;
        else refused = middle;
      }
    },
  },
];

/** The largest file that was taken, which is also the least that the limit can be where none was refused. */
function largestOf(exchanges: readonly ProbeExchange[]): number {
  const taken = exchanges.filter(({ answer }) => isAccepted(answer));
  return Math.max(0, ...taken.map(({ request }) => request.form?.[0]?.size ?? 0));
}
