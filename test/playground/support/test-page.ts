import type { Page } from "playwright";

export const code = (page: Page, text: string) => page.locator(".code-lines", { hasText: text });

export const said = (page: Page) => page.locator(".recorder-said");

export const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

export const nextWrite = (page: Page, how: string) => page.getByLabel("Next write").selectOption(how);
