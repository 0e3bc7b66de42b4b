/** Loads and defines the elements that draw lifecycles and amounts, which bring a layout library. */
export async function loadLifecycle(): Promise<void> {
  const { defineLifecycle } = await import("./index.ts");
  defineLifecycle();
}
