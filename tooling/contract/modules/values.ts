// Draws the table of values that factories and scenarios use, so that users install no faker.

import { faker } from "@faker-js/faker/locale/en";

/** Each list with how a value of it is drawn, and how many different ones it has. */
const LISTS: Readonly<Record<string, { readonly draw: () => string; readonly count: number }>> = {
  FIRST_NAMES: { draw: () => faker.person.firstName(), count: 180 },
  LAST_NAMES: { draw: () => faker.person.lastName().replace(/-.*/, ""), count: 180 },
  JOB_DESCRIPTORS: { draw: () => faker.person.jobDescriptor(), count: 20 },
  JOB_AREAS: { draw: () => faker.person.jobArea(), count: 24 },
  JOB_TYPES: { draw: () => faker.person.jobType(), count: 20 },
  PHRASE_ADJECTIVES: { draw: () => faker.company.catchPhraseAdjective(), count: 24 },
  PHRASE_DESCRIPTORS: { draw: () => faker.company.catchPhraseDescriptor(), count: 24 },
  PHRASE_NOUNS: { draw: () => faker.company.catchPhraseNoun(), count: 24 },
  PRODUCTS: { draw: () => faker.commerce.productDescription(), count: 16 },
  STREETS: { draw: () => faker.location.street(), count: 60 },
  CITIES: { draw: () => faker.location.city(), count: 60 },
  STATES: { draw: () => faker.location.state({ abbreviated: true }), count: 50 },
};

/** Separates the values of a list; no value contains it. */
const BETWEEN = "|";

/** The text of `fixtures/generated/values.ts`. */
export function valuesModule(): string {
  faker.seed(1);
  const lists = Object.entries(LISTS).map(([name, { draw, count }]) => {
    const values = new Set<string>();
    while (values.size < count) values.add(draw());
    // In order they are smaller when they are compressed.
    const text = [...values].sort().join(BETWEEN);
    return `export const ${name} = ${JSON.stringify(text)}.split("${BETWEEN}");`;
  });
  return `// Made by \`npm run check contract -- --update\` from the lists of @faker-js/faker (MIT); not to be edited.\n\n${lists.join("\n\n")}\n`;
}
