// Another client of the server under attack, in a thread of its own, so that only the server makes it wait.
import { parentPort, workerData } from "node:worker_threads";

const url = `http://127.0.0.1:${workerData}/v1/ach`;
const result = { requests: 0, longestWait: 0, failures: new Set<string>() };
let isOver = false;
parentPort?.once("message", () => {
  isOver = true;
});
// The first call loads fetch itself.
await (await fetch(url)).text();
while (!isOver) {
  const start = performance.now();
  try {
    const response = await fetch(url, { headers: { Authorization: "Bearer a" } });
    await response.text();
    if (response.status !== 200) result.failures.add(`Another client got ${response.status}.`);
  } catch (error) {
    result.failures.add(`Another client failed: ${error}.`);
  }
  result.longestWait = Math.max(result.longestWait, performance.now() - start);
  result.requests += 1;
  await new Promise((resolve) => setTimeout(resolve, 20));
}
parentPort?.postMessage(result);
