/// <reference types="vite/client" />

/** The pages of the docs as HTML, by their place: "start", "start/vite". */
declare module "virtual:sandbank-docs" {
  export const DOCS: ReadonlyMap<string, string>;
  export const TITLES: ReadonlyMap<string, string>;
}
