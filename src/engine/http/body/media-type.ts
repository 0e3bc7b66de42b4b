/** The media type that a Content-Type names, without parameters and in lower case; "" for none. */
export function mediaTypeIn(contentType: string): string {
  return contentType.replace(/;.*/s, "").trim().toLowerCase();
}
