import { listNames } from "#shared/payments";

export default defineEventHandler(async () => ({ names: await listNames() }));
