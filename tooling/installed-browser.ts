import { posix, win32 } from "node:path";

/** Where Chrome and Edge are installed, in the order in which they are tried: the places that Playwright's channels name. */
const PLACES: Readonly<Record<string, (env: NodeJS.ProcessEnv) => readonly string[]>> = {
  linux: () => ["/opt/google/chrome/chrome", "/opt/microsoft/msedge/msedge", "/usr/bin/chromium"],
  darwin: ({ HOME = "" }) =>
    ["Google Chrome", "Microsoft Edge"].flatMap((name) =>
      ["/", HOME].map((above) => posix.join(above, `Applications/${name}.app/Contents/MacOS/${name}`)),
    ),
  win32: ({ LOCALAPPDATA, PROGRAMFILES, "PROGRAMFILES(X86)": programFilesX86 }) =>
    ["Google\\Chrome\\Application\\chrome.exe", "Microsoft\\Edge\\Application\\msedge.exe"].flatMap((path) =>
      [PROGRAMFILES, programFilesX86, LOCALAPPDATA].flatMap((above) =>
        above === undefined ? [] : win32.join(above, path),
      ),
    ),
};

/**
 * The places at which a system has Chrome, Edge or Chromium, those of Chrome first.
 *
 * @example installedBrowsers("linux", {}).find(existsSync) // "/opt/google/chrome/chrome"
 */
export function installedBrowsers(platform: string, env: NodeJS.ProcessEnv): readonly string[] {
  return PLACES[platform]?.(env) ?? [];
}
