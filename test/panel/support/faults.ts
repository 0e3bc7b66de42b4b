import { page } from "vitest/browser";

export const rules = () =>
  page
    .getByRole("list", { name: "Rules, in order of priority" })
    .getByRole("listitem")
    .elements()
    .map((item) => item.textContent.replace(/\s+/g, " ").trim());

export const field = (name: string) => page.getByLabelText(name, { exact: true });

export const outcome = () => page.getByRole("combobox", { name: "What happens" });

export const add = () => page.getByRole("button", { name: "Add rule" }).click();
