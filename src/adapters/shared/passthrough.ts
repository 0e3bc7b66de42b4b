/**
 * Lets requests that no handler takes go to the network. The option has one name in msw 2 and
 * another in msw 3, each silently ignored by the other, so both are given.
 */
export const passthroughUnhandled = { onUnhandledRequest: "bypass", onUnhandledFrame: "bypass" } as const;
