import { readFileSync } from "node:fs";

const manifest: { version: string; repository?: string | { url: string } } = JSON.parse(
  readFileSync(new URL("../../package.json", import.meta.url), "utf8"),
);

/** The version of the package, as in "v0.1.0". */
export const version = `v${manifest.version}`;

/** Where files of the repository are read: `SANDBANK_DOCS_REPOSITORY`, or what package.json says; undefined where neither does. */
export const repository = process.env.SANDBANK_DOCS_REPOSITORY ?? readAddress(manifest.repository);

/** Where a page is edited; undefined where no repository is known. */
export const editPattern = repository?.includes("/blob/")
  ? `${repository.replace("/blob/", "/edit/")}docs/:path`
  : undefined;

/** Whether a page is a file of `docs`, rather than made when the site is built. */
export function isWritten(path: string): boolean {
  return !/^(?:fidelity|endpoints)\.md$|^reference\/(?!index|glossary|stability)/.test(path);
}

function readAddress(named: string | { url: string } | undefined): string | undefined {
  const url = typeof named === "string" ? named : named?.url;
  const address = url?.replace(/^git\+/, "").replace(/\.git$/, "");
  return address?.startsWith("https://") ? `${address}/blob/main/` : undefined;
}
