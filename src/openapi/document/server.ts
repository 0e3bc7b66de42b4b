/** Where `npx sandbank` answers unless told otherwise. */
export const DEFAULT_SERVER = "http://127.0.0.1:4010";
