import { revalidatePath } from "next/cache";
import { createCounterparty, listCounterparties } from "../payments";
import { AddInPage } from "./add-in-page";

export const dynamic = "force-dynamic";

async function addOnServer() {
  "use server";
  await createCounterparty("Added by a server action");
  revalidatePath("/");
}

export default async function Page() {
  const ids = await listCounterparties();
  return (
    <main>
      <h1>Counterparties</h1>
      <p>{ids.length} on the server</p>
      <form action={addOnServer}>
        <button type="submit">Add on the server</button>
      </form>
      <AddInPage />
    </main>
  );
}
