// The pages ask the bank of the server here. In production it is a 404.
export { GET, POST } from "sandbank/next/route";
