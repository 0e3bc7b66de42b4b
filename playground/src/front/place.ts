/**
 * Whether the address is that of the first page, with nothing beside it that needs the app.
 *
 * @example isFrontPage({ hash: "#/?panel=clock" }) // false
 */
export function isFrontPage({ hash }: Pick<Location, "hash">): boolean {
  return /^(#\/?)?$/.test(hash);
}
