import { minimalTransfer } from "../../support/bodies.ts";

/** Originates a transfer as an application does, by the global fetch. */
export async function originate(baseUrl: string): Promise<string> {
  const response = await fetch(`${baseUrl}/v1/ach`, {
    method: "POST",
    headers: { Authorization: "Bearer my_own_key_1", "Content-Type": "application/json" },
    body: JSON.stringify({ data: minimalTransfer }),
  });
  const { data }: { data: { id: string } } = await response.json();
  return data.id;
}
