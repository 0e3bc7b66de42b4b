import { answer } from "./bank.ts";

declare const Deno: {
  serve(options: { port: number }, answer: (request: Request) => Promise<Response>): unknown;
  readonly env: { get(name: string): string | undefined };
};

Deno.serve({ port: Number(Deno.env.get("PORT") ?? 4010) }, answer);
