/** Describes the problem with a request of jsdom that contains a file, because its bytes get lost between jsdom and Node. */
export async function lostFile(request: Request): Promise<string | undefined> {
  if (!/\bjsdom\b/i.test(globalThis.navigator?.userAgent ?? "")) return undefined;
  if (!request.headers.get("content-type")?.startsWith("multipart/form-data")) return undefined;
  if (await isComplete(request.clone())) return undefined;
  return `${request.method} ${new URL(request.url).pathname} carried a file of jsdom, whose bytes get lost on the way: run this test in browser mode, or with the environment "node".`;
}

async function isComplete(request: Request): Promise<boolean> {
  try {
    const form = await request.formData();
    return ![...form.values()].includes("[object File]");
  } catch {
    return false;
  }
}
