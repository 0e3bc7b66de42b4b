export { type PageBank, pageBank } from "./page-bank.ts";
