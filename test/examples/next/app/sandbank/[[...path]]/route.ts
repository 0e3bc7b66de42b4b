export { GET, POST } from "sandbank/next/route";
