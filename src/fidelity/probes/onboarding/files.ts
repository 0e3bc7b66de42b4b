import { isAccepted } from "../../exchange.ts";
import type { ProbeExchange, Script } from "../probe.ts";
import { numbersIn } from "../values.ts";

const PDF = "application/pdf";

/** Files. */
export const fileProbes: readonly Script[] = [
  {
    name: "files",
    finds: [{ option: "assumptions.files.octetStream" }],
    run: async ({ upload, send }) => {
      const file = { type: PDF, name: "verify.pdf", bytes: 1 };
      await upload(
        { file, metadata: '{"by":"sandbank verify"}' },
        "ONB-107 ONB-114 ONB-146 ONB-163 ONB-164 ONB-165",
      );
      await upload({ file: { ...file, type: "image/png" } }, "O15 S8");
      await upload({ file: { ...file, type: "image/jpeg" } }, "O15");
      await upload({ file: { ...file, type: "application/octet-stream" } }, "O15 OPT-17 F10");
      await upload({ file: { ...file, type: "text/plain", name: "verify.txt" } }, "O15 ONB-166");
      await upload({ file: { ...file, bytes: 0 } }, "O15");
      await upload({ file, metadata: "[]" }, "O15 ONB-165");
      await upload({ metadata: "{}" }, "O15 ONB-164");
      const headers = { "Content-Type": "application/json" };
      await send("POST", "/v1/files", '{"data":{}}', "S4 ONB-163", { headers });
    },
  },
  {
    name: "the largest file",
    finds: [
      {
        option: "assumptions.files.maxBytes",
        values: (exchanges) => [...numbersIn(exchanges), ...largestOf(exchanges.map(sizeAndStatus))],
      },
    ],
    run: async ({ upload }, { maxUpload }) => {
      const isTaken = async (bytes: number) => {
        const { status } = await upload({ file: { type: PDF, name: "verify.pdf", bytes } }, "O15");
        return status < 300;
      };
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

interface Tried {
  readonly bytes: number;
  readonly isTaken: boolean;
}

function sizeAndStatus({ request, answer }: ProbeExchange): Tried {
  const file = request.form?.find(({ name }) => name === "file");
  return { bytes: file?.size ?? 0, isTaken: isAccepted(answer) };
}

/** The largest file that was taken, which is also the least that the limit can be where none was refused. */
function largestOf(tried: readonly Tried[]): readonly number[] {
  return [Math.max(0, ...tried.filter(({ isTaken }) => isTaken).map(({ bytes }) => bytes))];
}
