import type { Probe } from "../probe.ts";

/** The version, paths that do not exist, and who may call. */
export const versionProbes: readonly Probe[] = [
  {
    name: "the version of the API",
    area: "shared",
    run: async ({ get }) => {
      await get("/v1", { shows: "S18 CONV-1 CONV-2 CONV-18" });
      await get("/v1/", { shows: "S18" });
      await get("/v1/sandbank-verify", { shows: "S2 CONV-14" });
    },
  },
  {
    name: "a POST of the version",
    area: "shared",
    writes: true,
    finds: [{ option: "assumptions.postVersion" }],
    run: async ({ send }) => {
      await send("POST", "/v1", "{}", { shows: "OPT-5 F14" });
    },
  },
  {
    name: "keys",
    area: "shared",
    finds: [
      {
        option: "apiKeys",
        // The keys that requests to the local bank carry in place of the service's.
        values: () => [{ client: ["client_test_key"], admin: ["admin_test_key"] }],
        limits: (value) =>
          value === undefined
            ? undefined
            : "that other keys are refused is visible; the keys themselves are in no file, so replace these",
      },
    ],
    run: async ({ get }) => {
      await get("/v1/realcards", { key: "none", shows: "S3 CONV-11 CONV-13" });
      await get("/v1/realcards", { key: "none", headers: { Authorization: "Basic eDp5" }, shows: "S3" });
      await get("/v1/realcards", { key: "other", shows: "S3" });
      await get("/v1/admin/virtualcard", { shows: "S3 CC-1" });
    },
  },
  {
    name: "the admin's key",
    area: "shared",
    needs: "admin",
    run: async ({ get }) => {
      await get("/v1", { key: "admin", shows: "S18" });
      await get("/v1/realcards", { key: "admin", shows: "S3" });
    },
  },
];
