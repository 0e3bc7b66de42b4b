import type { StoryObj } from "@storybook/web-components-vite";
import { html, nothing } from "lit";
import { type Bank, createBank } from "sandbank";
import { expect, waitFor } from "storybook/test";
import "sandbank/panel";
import { deepQuery, deepText } from "./deep-text.ts";

type Collection = keyof Bank["resources"];

interface StatusArgs {
  readonly status: string;
}

const { resources } = createBank();

/** A row in a status, as the panel shows it; the rows are those of the scenario "everything". */
export function statusStory(collection: Collection, status: string): StoryObj<StatusArgs> {
  return {
    args: { status },
    argTypes: {
      status: {
        control: "select",
        options: resources[collection].statuses.map(({ name }) => name),
        description: "The status of the row.",
      },
    },
    parameters: { sandbank: { scenario: "everything" } },
    render: (args, { bank, globals }) => html`<div style="height: 34rem">
      <sandbank-panel
        dock="inline"
        theme=${globals.theme || nothing}
        .bank=${bank}
        .place=${`data/${collection}/${idOf(bank, collection, args.status)}`}
      ></sandbank-panel>
    </div>`,
    play: async ({ canvasElement, tags }) => {
      // Without it the Docs page has neither the first story nor its controls.
      await expect(tags).toContain("autodocs");
      await waitFor(() => {
        const header = deepQuery(canvasElement, "sandbank-row")?.shadowRoot?.querySelector("header");
        expect(header && deepText(header)).toContain(status.replaceAll("_", " "));
      });
    },
  };
}

/** The first row that has the status. */
function idOf(bank: Bank, collection: Collection, status: string): string {
  const rows =
    (bank.db as Partial<Record<Collection, { all(): readonly object[] }>>)[collection]?.all() ?? [];
  const found = rows.find((row) => statusOf(row) === status) as { readonly id: string | number } | undefined;
  if (!found)
    throw new Error(`The scenario "everything" has no row of ${collection} with the status "${status}".`);
  return String(found.id);
}

function statusOf(row: object): unknown {
  const { status } = row as { status?: unknown };
  return typeof status === "object" && status !== null && "status" in status ? status.status : status;
}
