import type { Page } from "playwright";

/** A file of JSON, as Playwright takes it. */
export const asFile = (name: string, text: string) => ({
  name,
  mimeType: "application/json",
  buffer: Buffer.from(text),
});

/** Chooses a file to open, in the menu of the bank. The page then asks before it opens it. */
export async function chooseFile(page: Page, file: ReturnType<typeof asFile>): Promise<void> {
  await page.getByRole("button", { name: "Bank options" }).click();
  const button = page.getByRole("button", { name: "Open a file…" });
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), button.press("Enter")]);
  await chooser.setFiles(file);
}

/** Answers the question whether to open a file with yes. */
export async function openChosen(page: Page): Promise<void> {
  // Exact, since the menu's "Open a file…" may still be there when the question is not yet.
  await page.getByRole("button", { name: "Open", exact: true }).click();
}
