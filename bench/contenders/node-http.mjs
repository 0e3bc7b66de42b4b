// The floor of a command: a server of Node's own that knows the answers. Arguments: their file, the port.

import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const [file, port] = process.argv.slice(2);
const answers = JSON.parse(readFileSync(file, "utf8"));

createServer(async (request, response) => {
  let text = "";
  for await (const chunk of request.setEncoding("utf8")) text += chunk;
  const { status, body } = answers[operationOf(request, text)];
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}).listen(port, "127.0.0.1");

function operationOf({ method, url }, text) {
  if (method === "POST") return JSON.parse(text).data.amount < 0 ? "refused" : "post";
  return /^\/v1\/ach\/\d/.test(url) ? "get" : "list";
}
