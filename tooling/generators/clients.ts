import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../build/sources.ts";
import { runProgram } from "../program.ts";

const installed = join(root, "tooling/generators");

/** How a client is made, and how a page uses it. */
interface Client {
  /** The command that writes it, with {document} and {folder} in it. */
  readonly command: string;
  /** Files that the command reads, or that a team adds. */
  readonly files?: Readonly<Record<string, string>>;
  /** Whether zod is that of this repository. The other clients find what is installed for them, with a zod 3 for Zodios. */
  readonly isOfOurZod?: boolean;
  /** A module that exports `rows`, which gets failed transfers by the client. */
  readonly use: string;
}

const FAILED = `{ "filter[status]": "failed" }`;

export const CLIENTS: Readonly<Record<string, Client>> = {
  "hey-api": {
    command:
      "openapi-ts -i {document} -o {folder} -p @hey-api/typescript @hey-api/sdk @hey-api/client-fetch zod --no-log-file",
    isOfOurZod: true,
    use: `import { listAchTransfers } from "./sdk.gen";
import { zListAchTransfersResponse } from "./zod.gen";

export const rows = async () => zListAchTransfersResponse.parse((await listAchTransfers({ query: ${FAILED} })).data).data;`,
  },
  "openapi-typescript": {
    command: "openapi-typescript {document} -o {folder}/types.ts --default-non-nullable=false",
    use: `import type { paths } from "./types";

declare const body: paths["/v1/ach"]["get"]["responses"][200]["content"]["application/json"];
export const rows = async () => body.data;`,
  },
  "ng-openapi-gen": {
    command: "ng-openapi-gen --input {document} --output {folder}",
    use: `import type { Api } from "./api";
import { listAchTransfers } from "./functions";

export const rows = async (api: Api) => (await api.invoke(listAchTransfers, ${FAILED})).data;`,
  },
  "swagger-typescript-api": {
    command: "swagger-typescript-api generate -p {document} -o {folder} -n api.ts",
    use: `import { Api } from "./api";

export const rows = async () => (await new Api().v1.listAchTransfers(${FAILED})).data.data;`,
  },
  "RTK Query": {
    command: "rtk-query-codegen-openapi {folder}/config.json",
    files: {
      "config.json": JSON.stringify({
        schemaFile: "{document}",
        apiFile: "./empty.ts",
        apiImport: "emptyApi",
        outputFile: "./api.ts",
        exportName: "api",
      }),
      "empty.ts": `import { createApi, fetchBaseQuery } from "@reduxjs/toolkit/query";

export const emptyApi = createApi({ baseQuery: fetchBaseQuery(), endpoints: () => ({}) });
`,
    },
    use: `import { api } from "./api";

declare const answer: typeof api.endpoints.listAchTransfers.Types.ResultType;
export const query = () => api.endpoints.listAchTransfers.initiate({ filter: { status: "failed" } });
export const rows = async () => answer.data;`,
  },
  "openapi-zod-client": {
    command: "openapi-zod-client {document} -o {folder}/api.ts",
    use: `import { api } from "./api";

export const rows = async () => (await api.listAchTransfers({ queries: ${FAILED} })).data;`,
  },
  Orval: {
    command: "orval --config {folder}/orval.config.mjs",
    files: {
      "orval.config.mjs":
        'export default { bank: { input: "{document}", output: { target: "./bank.ts", client: "fetch" } } };\n',
    },
    use: `import { listAchTransfers } from "./bank";

export const rows = async () => {
  const answer = await listAchTransfers(${FAILED});
  return answer.status === 200 ? answer.data.data : [];
};`,
  },
};

/** Compiles only when the client knows what the fields of a row are: a client of \`any\` would take the wrong one. */
const FIELDS = `
type Row = Awaited<ReturnType<typeof rows>>[number];
export const right = ({ id }: Row): string => id;
// @ts-expect-error No row has this field.
export const wrong = ({ nothing }: Row) => nothing;
`;

const made = join(root, ".cache/generators");
const apart = join(made, "apart");

/** The schemas that hey-api makes. */
export const zodOfHeyApi = join(made, "hey-api/zod.gen.ts");

const folderOf = (name: string, { isOfOurZod }: Client): string =>
  join(isOfOurZod ? made : apart, name.replace(" ", "-"));

/** Makes a client from the file of a document. Throws an Error with what the generator has printed, when it fails. */
export function generate(name: string, client: Client, document: string): void {
  const folder = folderOf(name, client);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  mkdirSync(apart, { recursive: true });
  if (!existsSync(join(apart, "node_modules")))
    symlinkSync(join(installed, "node_modules"), join(apart, "node_modules"), "junction");
  const filled = (text: string) => text.replaceAll("{document}", document).replaceAll("{folder}", folder);
  for (const [file, text] of Object.entries(client.files ?? {}))
    writeFileSync(join(folder, file), filled(text));
  const [program = "", ...words] = filled(client.command).split(" ");
  quietly(join(installed, "node_modules/.bin", program), words, client.isOfOurZod ? root : installed);
}

/** Compiles a client with a use of it under `strict`. Throws an Error with the problems of the compiler. */
export function compile(name: string, client: Client): string {
  const folder = folderOf(name, client);
  writeFileSync(join(folder, "use.ts"), `${client.use}\n${FIELDS}`);
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(CONFIG));
  if (name === "swagger-typescript-api") {
    // It turns the compiler off in what it writes.
    const file = join(folder, "api.ts");
    writeFileSync(file, readFileSync(file, "utf8").replace("// @ts-nocheck", ""));
  }
  const listed = quietly(join(root, "node_modules/.bin/tsc"), ["-p", folder, "--listFilesOnly"], root);
  const own = listed.split("\n").filter((file) => file.startsWith(folder)).length;
  quietly(join(root, "node_modules/.bin/tsc"), ["-p", folder], root);
  return `compiles (${own} files)`;
}

const CONFIG = {
  compilerOptions: {
    target: "ES2022",
    lib: ["ES2022", "DOM", "DOM.Iterable"],
    module: "ESNext",
    moduleResolution: "bundler",
    types: [],
    strict: true,
    noEmit: true,
    experimentalDecorators: true,
    // For the libraries that the clients import.
    skipLibCheck: true,
  },
  include: ["**/*.ts"],
};

/** Runs a program that says nothing unless it fails. */
function quietly(command: string, args: readonly string[], cwd: string): string {
  const env = { ...process.env, NO_COLOR: "1", SCARF_ANALYTICS: "false" };
  return runProgram(command, args, { cwd, env, stdio: "pipe", maxBuffer: 1 << 28 });
}
