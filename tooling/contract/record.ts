import "./short-deadlines.ts";
import { ADMIN_KEY, type Answer, CLIENT_KEY, send } from "../../fixtures/http-client.ts";
import { DEVELOPMENT } from "../../src/development.ts";
import { answersOf } from "../../src/engine/http/answer/answers.ts";
import { type Bank, createBank } from "../../src/index.ts";
import { stateOf } from "../../src/openapi/calls/example.ts";
import { requestInit, type SentCall } from "../../src/openapi/calls/sent-call.ts";
import { DEFAULT_SERVER } from "../../src/openapi/document/server.ts";
import { type Endpoint, endpointsOf } from "../../src/openapi/endpoints.ts";
import type { Recorded, RecordedOperation, RecordedRefusal } from "../../src/openapi/recorded.ts";
import { refusalsOf, type Setting } from "../../src/openapi/refusals.ts";
import { REGISTRY } from "../../src/registry.ts";
import { ready, START, sendExample } from "./prepare.ts";
import { withDeadlineFor } from "./short-deadlines.ts";

const endpoints = endpointsOf(REGISTRY, DEVELOPMENT);

/**
 * Calls every operation on new banks, and records what they answer: the success, and one refusal for each status
 * that the operation documents. Rejects when an operation can't be brought to answer one of them.
 */
export async function record(): Promise<Recorded> {
  const recorded: Record<string, RecordedOperation> = {};
  for (const endpoint of endpoints) recorded[endpoint.route.operation] = await recordOperation(endpoint);
  return recorded;
}

async function recordOperation(endpoint: Endpoint): Promise<RecordedOperation> {
  const { success } = answersOf(endpoint.route);
  const bank = newBank();
  const call = await ready(bank, endpoint, endpoints);
  const answer = await sendExample(bank, endpoint, call);
  if (answer.status !== success.status) throw unexpected(endpoint, success.status, answer);
  const refused: [string, RecordedRefusal][] = [];
  for (const refusal of refusalsOf(endpoint).filter(({ rule }) => rule === undefined)) {
    const refusing = newBank(refusal.options);
    const call = await refusal.call(settingOf(refusing, endpoint));
    const answer = await withDeadlineFor(refusal.status, () => sent(refusing, call));
    if (answer.status !== refusal.status) throw unexpected(endpoint, refusal.status, answer);
    refused.push([String(refusal.status), answer.body as RecordedRefusal]);
  }
  return {
    ...(call.body ? { body: call.body } : {}),
    ...(answer.body === undefined ? {} : { answer: answer.body }),
    refusals: Object.fromEntries(refused),
  };
}

function newBank(options: object = {}): Bank {
  return createBank({
    baseUrl: DEFAULT_SERVER,
    clock: { start: START, paused: true },
    ...options,
    assumptions: { errorBody: ({ status, code, message, issues }) => ({ status, code, message, issues }) },
  });
}

function settingOf(bank: Bank, endpoint: Endpoint): Setting {
  return {
    endpoints,
    state: stateOf(bank),
    async send(call) {
      const answer = await sent(bank, call);
      if (!answer.ok) throw unexpected(endpoint, 200, answer);
      return answer.body;
    },
  };
}

async function sent(bank: Bank, call: SentCall): Promise<Answer> {
  // The deadline of a body alone does not keep the process running.
  const running = setInterval(() => undefined, 1000);
  try {
    return await send(bank, call.path, requestInit(call, { client: CLIENT_KEY, admin: ADMIN_KEY }));
  } finally {
    clearInterval(running);
  }
}

function unexpected({ route }: Endpoint, wanted: number, { status, text }: Answer): Error {
  return new Error(`${route.operation} should have answered ${wanted}, but answered ${status}: ${text}`);
}
