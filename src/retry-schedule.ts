const SET = [2, 4, 8, 16];

/** The seconds after each failed attempt of a delivery until the next one: four sets, an hour apart (PROD-43). */
export const RETRY_SECONDS: readonly number[] = [SET, SET, SET, SET].flatMap(([first = 0, ...others], at) => [
  first + (at > 0 ? 3600 : 0),
  ...others,
]);
