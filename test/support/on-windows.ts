import process from "node:process";

/**
 * Whether a test is to be skipped because Windows lacks what it is about: signals that a program can handle, `sh`, modes and
 * devices among the files, links for every user, and a folder that can be moved while a file in it is open.
 */
export const onWindows = process.platform === "win32";
