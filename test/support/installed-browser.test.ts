import { expect, test } from "vitest";
import { installedBrowsers } from "../../tooling/installed-browser.ts";

test("tests of pages find the Chrome or Edge that a system has", () => {
  expect(installedBrowsers("linux", {})).toEqual([
    "/opt/google/chrome/chrome",
    "/opt/microsoft/msedge/msedge",
    "/usr/bin/chromium",
  ]);
  expect(installedBrowsers("darwin", { HOME: "/Users/ada" })).toEqual([
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Users/ada/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    "/Users/ada/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  ]);
  const windows = {
    PROGRAMFILES: "C:\\Program Files",
    "PROGRAMFILES(X86)": "C:\\Program Files (x86)",
    LOCALAPPDATA: "C:\\Users\\Ada Park\\AppData\\Local",
  };
  expect(installedBrowsers("win32", windows)).toEqual([
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
    "C:\\Users\\Ada Park\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe",
    "C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe",
    "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
    "C:\\Users\\Ada Park\\AppData\\Local\\Microsoft\\Edge\\Application\\msedge.exe",
  ]);
  expect(installedBrowsers("win32", {})).toEqual([]);
  expect(installedBrowsers("aix", {})).toEqual([]);
});
