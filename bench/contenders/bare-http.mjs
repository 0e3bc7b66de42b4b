// The floor of a server under load: one of Node's own that sends ready texts. Arguments: the file of the texts by method, the port.

import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const [file, port] = process.argv.slice(2);
const texts = JSON.parse(readFileSync(file, "utf8"));

createServer((request, response) => {
  const answer = () =>
    response.writeHead(200, { "content-type": "application/json" }).end(texts[request.method]);
  if (request.method === "GET") return answer();
  let body = "";
  request.setEncoding("utf8");
  request.on("data", (piece) => {
    body += piece;
  });
  request.on("end", () => {
    if (body === "") throw new Error("The floor was sent no body.");
    answer();
  });
}).listen(port, "127.0.0.1");
