import type { Script } from "../probe.ts";

export const versionProbes: readonly Script[] = [
  {
    name: "the version of the API",
    readOnly: true,
    run: async ({ get }) => {
      await get("/v1", "S18 CONV-1 CONV-18");
      await get("/v1/", "S18");
      await get("/v1/sandbank-verify", "S2");
    },
  },
  {
    name: "a POST of the version",
    finds: [{ option: "assumptions.postVersion" }],
    run: async ({ send }) => {
      await send("POST", "/v1", "{}", "F14");
    },
  },
  {
    name: "keys",
    readOnly: true,
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
      await get("/v1/realcards", "S3 CONV-11", { key: "none" });
      await get("/v1/realcards", "S3", { key: "none", headers: { Authorization: "Basic eDp5" } });
      await get("/v1/realcards", "S3", { key: "other" });
      await get("/v1/admin/virtualcard", "S3 CC-1");
    },
  },
  {
    name: "the admin's key",
    readOnly: true,
    needs: "admin",
    run: async ({ get }) => {
      await get("/v1", "S18", { key: "admin" });
      await get("/v1/realcards", "S3", { key: "admin" });
    },
  },
];
