import { expect, test } from "vitest";
import { faintControls, faintTexts, hold } from "./support/contrast.ts";
import { inBothThemes } from "./support/looks.ts";
import { pages } from "./support/page.ts";

const open = pages();

/** A page and a tab of the panel each, so that all kinds of controls of both are among them. */
const places = [
  "#/treasury/cards?panel=data/virtualCards/1001",
  "#/endpoints/createAchTransfer?panel=faults",
  "#/test?panel=clock",
  "#/tours/cancel?panel=requests",
  "#/time?panel=scenario",
  "#/rules/achTransfers/1007?panel=history",
];
const looks = inBothThemes(places);

test.each(looks)(
  "controls of $place in $colorScheme keep their contrast when hovered, pressed, focused and disabled",
  async ({ colorScheme, place }) => {
    const { page } = await open(place, { colorScheme, reducedMotion: "reduce" });
    await page.locator("sandbank-panel [role=tabpanel] > *").waitFor();
    await page.waitForLoadState("networkidle");
    const faint = async () => [...(await faintControls(page)), ...(await faintTexts(page))];
    expect(await faint()).toEqual([]);
    await hold(page, ["hover"]);
    expect(await faint()).toEqual([]);
    await hold(page, ["hover", "active"]);
    expect(await faint()).toEqual([]);
    await hold(page, ["focus", "focus-visible"]);
    expect(await faint()).toEqual([]);
    await hold(page, ["hover"]);
    await page.locator("button").evaluateAll((buttons) => {
      for (const button of buttons) button.ariaDisabled = "true";
    });
    expect(await faintControls(page)).toEqual([]);
  },
);
