import { expect, test } from "vitest";
import { faintControls, faintTexts, holdControls } from "./support/contrast.ts";
import { settled, THEMES } from "./support/looks.ts";
import { pages } from "./support/page.ts";

const open = pages();

test.each([
  // A page and a tab of the panel each, so that all kinds of controls of both are among them.
  "#/treasury/cards?panel=data/virtualCards/1001",
  "#/endpoints/createAchTransfer?panel=faults",
  "#/test?panel=clock",
  "#/tours/cancel?panel=requests",
  "#/time?panel=scenario",
  "#/rules/achTransfers/1007?panel=history",
])(
  "controls of %s in light and dark keep their contrast when hovered, pressed, focused and disabled",
  async (place) => {
    const { page } = await open(place, { reducedMotion: "reduce" });
    await page.locator("sandbank-panel [role=tabpanel] > *").waitFor();
    await settled(page);
    const hold = await holdControls(page);
    for (const states of [[], ["hover"], ["hover", "active"], ["focus", "focus-visible"]]) {
      await hold(states);
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme });
        const faint = [...(await faintControls(page)), ...(await faintTexts(page))];
        expect({ states, colorScheme, faint }).toEqual({ states, colorScheme, faint: [] });
      }
    }
    await hold(["hover"]);
    await page.locator("button").evaluateAll((buttons) => {
      for (const button of buttons) button.ariaDisabled = "true";
    });
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      expect([colorScheme, await faintControls(page)]).toEqual([colorScheme, []]);
    }
  },
);
