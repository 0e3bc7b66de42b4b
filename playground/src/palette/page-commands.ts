import type { CoreBank } from "sandbank/core";
import { contractEndpointsOf, DEVELOPMENT, REGISTRY, routeSummaryOf } from "sandbank/internal";
import { PAGES } from "../pages.ts";
import { addressOf, type Place } from "../parts/address.ts";
import { TOURS } from "../tours/tours.ts";
import type { Command } from "./command.ts";

/** Goes to a place of the page. */
function goTo(place: Place): void {
  location.hash = addressOf(place);
}

/** The pages, the tours and the endpoints of a bank. */
export function pageCommands(bank: CoreBank): readonly Command[] {
  return [
    ...PAGES.map(
      ({ name, label }): Command => ({
        id: `page ${name}`,
        group: "Pages",
        title: label,
        detail: "",
        run: () => goTo({ page: name, parts: [] }),
      }),
    ),
    ...Object.values(bank.resources)
      .filter(({ lifecycle }) => lifecycle !== null)
      .map(
        ({ collection, noun, plural }): Command => ({
          id: `rules ${collection}`,
          group: "Lifecycles",
          title: `Lifecycle: ${noun}`,
          detail: plural,
          also: "rules lifecycle status",
          run: () => goTo({ page: "rules", parts: [collection] }),
        }),
      ),
    ...TOURS.map(
      ({ name, title, about }): Command => ({
        id: `tour ${name}`,
        group: "Tours",
        title,
        detail: about,
        also: "tour",
        run: () => goTo({ page: "tours", parts: [name] }),
      }),
    ),
    ...contractEndpointsOf(REGISTRY, DEVELOPMENT, bank.options).map(
      ({ route, area }): Command => ({
        id: `endpoint ${route.operation}`,
        group: "Endpoints",
        title: `${route.method} ${route.path}`,
        detail: routeSummaryOf(route),
        also: `${route.operation} ${area} endpoint`,
        run: () => goTo({ page: "endpoints", parts: [route.operation] }),
      }),
    ),
  ];
}
