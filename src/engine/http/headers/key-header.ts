/** The header with the key of a bank whose control is not open to every client. */
export const KEY_HEADER = "x-sandbank-key";
