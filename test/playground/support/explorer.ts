import type { Page } from "playwright";

export const status = (page: Page) => page.locator("answers-view .answer-line .status");

export const send = (page: Page) => page.getByRole("button", { name: "Send", exact: true }).click();

export const body = (page: Page) => page.getByLabel("Body, JSON text");
