import { beforeAll, expect, test } from "vitest";
import { everything } from "../../fixtures/index.ts";
import { mondayBank } from "../support/bank.ts";
import { asFile, chooseFile, openChosen } from "./support/files.ts";
import { pages } from "./support/page.ts";

const open = pages();
let snapshot: string;

beforeAll(async () => {
  const bank = mondayBank({ scenario: everything });
  await bank.ready;
  snapshot = JSON.stringify(bank.snapshot());
});

test.each([360, 1024, 1500])(
  "at a width of %i names of any length and direction have their place",
  async (width) => {
    const { page, problems } = await open("", { viewport: { width, height: 900 } });
    await chooseFile(page, asFile("everything.json", snapshot));
    await openChosen(page);
    for (const [place, name] of [
      ["transfers", "ليلى النجار"],
      ["onboarding", "شركة النخلة الزرقاء للتجارة والنقل"],
    ] as const) {
      await page.locator(`nav a[href="#/treasury/${place}"]`).last().click();
      await page.getByText(name).first().waitFor();
      const { isWithin, narrowest, lefts } = await page.evaluate(() => {
        const boxes = [...document.querySelectorAll(".title")].map((title) => {
          const text = document.createRange();
          text.selectNodeContents(title);
          const { left, width } = title.getBoundingClientRect();
          return { width, indent: Math.round(text.getBoundingClientRect().left - left) };
        });
        return {
          isWithin: document.documentElement.scrollWidth <= innerWidth,
          narrowest: Math.min(...boxes.map((box) => box.width)),
          lefts: [...new Set(boxes.map(({ indent }) => indent))],
        };
      });
      expect({ place, isWithin, isWide: narrowest > 140, lefts }).toEqual({
        place,
        isWithin: true,
        isWide: true,
        lefts: [0],
      });
    }
    expect(problems).toEqual([]);
  },
);
