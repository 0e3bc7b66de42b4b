import type { Part } from "./route.ts";

/**
 * Reads the parts of a multipart body, counting the bytes of files and dropping them (O15).
 * Answers undefined when the body is cut short or is no multipart body.
 */
export async function readParts(request: Request): Promise<readonly Part[] | undefined> {
  let form: FormData;
  try {
    form = await request.formData();
  } catch {
    return undefined;
  }
  return [...form].map(([name, value]) =>
    typeof value === "string"
      ? { name, text: value, file: undefined }
      : { name, text: undefined, file: { type: value.type, size: value.size } },
  );
}
