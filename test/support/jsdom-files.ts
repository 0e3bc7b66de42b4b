/** Whether `fetch` loses a file of jsdom: before Node 24 it arrives. */
export const losesFiles = Number.parseInt(process.versions.node, 10) >= 24;
