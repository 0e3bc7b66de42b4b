import { unlinkSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { takeLock } from "../../../src/adapters/server/state/lock.ts";
import { cleanUp, newFolder } from "./support.ts";

const removals = vi.hoisted(() => ({ left: 0 }));
vi.mock("node:fs/promises", async (importOriginal) => {
  const original = await importOriginal<typeof import("node:fs/promises")>();
  const open = async (...parameters: Parameters<typeof original.open>) => {
    const file = await original.open(...parameters);
    if (removals.left > 0) {
      removals.left -= 1;
      unlinkSync(parameters[0] as string);
    }
    return file;
  };
  return { ...original, open };
});

afterEach(cleanUp);

test("a file that its last holder has removed after it was opened locks nothing, so it is made again (X123)", async () => {
  const path = join(newFolder(), "lock");
  removals.left = 3;
  const release = await takeLock(path);
  expect(typeof release).toBe("function");
  expect(await takeLock(path)).toMatchObject({ running: "yes" });
});
