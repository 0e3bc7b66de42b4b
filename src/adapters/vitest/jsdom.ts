/**
 * Tells of a file that a test in jsdom has sent, for its bytes get lost between jsdom and Node.
 * Undefined when there is nothing to tell.
 */
export async function lostFile(request: Request): Promise<string | undefined> {
  if (!/\bjsdom\b/i.test(globalThis.navigator?.userAgent ?? "")) return undefined;
  if (!request.headers.get("content-type")?.startsWith("multipart/form-data")) return undefined;
  if (await arrivedWhole(request.clone())) return undefined;
  return `${request.method} ${new URL(request.url).pathname} carried a file of jsdom, whose bytes get lost on the way: run this test in browser mode, or with the environment "node".`;
}

async function arrivedWhole(request: Request): Promise<boolean> {
  try {
    const form = await request.formData();
    return ![...form.values()].includes("[object File]");
  } catch {
    return false;
  }
}
