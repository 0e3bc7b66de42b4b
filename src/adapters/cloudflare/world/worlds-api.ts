import { DAY_MS } from "../../../engine/time/calendar.ts";
import { refusal } from "../../shared/refusal.ts";
import { WORLDS_ROOT } from "../access/area.ts";
import { keyFor } from "../access/keys.ts";
import type { Usage } from "../access/limits.ts";
import type { WorldLife, WorldRecord } from "./life.ts";

export interface AskedWorld {
  readonly name: string;
  readonly life: WorldLife;
  /** How much it takes, which wakes its bank. */
  usage(): Promise<Usage>;
}

/** Answers `/_worlds/<name>`: PUT makes a world, GET tells about one, DELETE removes it. */
export async function answerWorlds(
  request: Request,
  { name, life, usage }: AskedWorld,
  now: number,
): Promise<Response> {
  switch (request.method) {
    case "PUT": {
      const isMade = await life.make(name, now);
      return Response.json(shown(life), { status: isMade ? 201 : 200 });
    }
    case "GET": {
      await life.begin(now);
      const refused = refuseAbsent(name, life.record);
      if (refused) return refused;
      const { rows, bytes } = await usage();
      return Response.json({ ...shown(life), rows, bytes });
    }
    case "DELETE":
      return (await life.remove()) ? new Response(null, { status: 204 }) : absent(name);
    default:
      return refusal(405, `A world takes GET, PUT and DELETE, got ${request.method}.`, {
        Allow: "GET, PUT, DELETE",
      });
  }
}

/** Refuses what is asked of a world that was not made or has expired; undefined for one that is there. */
export function refuseAbsent(name: string, record: WorldRecord | undefined): Response | undefined {
  if (!record) return absent(name);
  if (record.expiredAt === undefined) return undefined;
  return refusal(
    410,
    `The world "${name}" expired at ${instant(record.expiredAt)}, after ${idleDaysOf(record.expiredAt - record.usedAt)} without a request, and its state is gone. ${howToMake(name)}`,
  );
}

function absent(name: string): Response {
  return refusal(404, `There is no world "${name}". ${howToMake(name)}`);
}

function howToMake(name: string): string {
  return `PUT ${WORLDS_ROOT}/${name} makes it, with ${keyFor("worlds")}.`;
}

function shown({ record, expiresAt }: WorldLife): object {
  if (!record || expiresAt === undefined) return {};
  const { name, madeAt, usedAt } = record;
  return {
    world: name,
    madeAt: instant(madeAt),
    usedAt: instant(usedAt),
    expiresAt: instant(expiresAt),
  };
}

function idleDaysOf(idle: number): string {
  const days = Math.floor(idle / DAY_MS);
  return days === 1 ? "1 day" : `${days} days`;
}

function instant(time: number): string {
  return new Date(time).toISOString();
}
