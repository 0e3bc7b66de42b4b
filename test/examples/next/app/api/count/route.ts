import { listCounterparties } from "../../../payments";

export async function GET() {
  return Response.json((await listCounterparties()).length);
}
