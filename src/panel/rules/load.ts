/** Loads and defines the elements that draw lifecycles and amounts, which bring a layout library. */
export async function loadRules(): Promise<void> {
  const { defineRules } = await import("./index.ts");
  defineRules();
}
