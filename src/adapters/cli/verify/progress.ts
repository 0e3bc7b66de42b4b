import process from "node:process";
import type { Probe } from "../../../fidelity/probes/probe.ts";

/** Shows how far a run is, on stderr: a bar on a terminal, otherwise a line for each area. */
export interface Progress {
  request(): void;
  probe(probe: Probe): void;
  end(): void;
}

/** Where it is shown. */
type ProgressStream = Pick<NodeJS.WritableStream, "write"> & { readonly isTTY?: boolean };

const WIDTH = 24;

/** Makes the progress of a run of about so many requests. */
export function createProgress(total: number, stream: ProgressStream = process.stderr): Progress {
  let sent = 0;
  let name = "";
  let area: string | undefined;
  const draw = () => {
    const share = Math.min(1, sent / Math.max(1, total));
    const bar = "#".repeat(Math.round(share * WIDTH)).padEnd(WIDTH, "-");
    stream.write(`\r\u001b[2K[${bar}] ${sent}/${Math.max(sent, total)} ${name}`);
  };
  return {
    request() {
      sent += 1;
      if (stream.isTTY) draw();
    },
    probe(probe) {
      name = probe.name;
      if (stream.isTTY) return draw();
      if (probe.area !== area)
        stream.write(`verify: ${probe.area}, after ${sent} of about ${total} requests\n`);
      area = probe.area;
    },
    end() {
      if (stream.isTTY) stream.write("\r\u001b[2K");
    },
  };
}
