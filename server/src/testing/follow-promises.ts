import { isDeepStrictEqual } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { isBytesResponse, isEventsResponse, type Endpoint } from '@mwanzo/contract/endpoint';
import { endpoints, type EndpointName } from '@mwanzo/contract/endpoints';
import type { ErrorCode } from '@mwanzo/contract/error-codes';
import { memberEvent } from '@mwanzo/contract/events';
import { possibleErrors } from '@mwanzo/contract/possible-errors';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect } from 'vitest';
import type { z } from 'zod';
import type { EventBus } from '../gateways/event-bus/event-bus.ts';
import { routePath } from '../http/endpoints/route-path.ts';

/** Every endpoint may refuse what cannot be read, and fail by a fault or an outage. */
const ofEveryEndpoint: readonly ErrorCode[] = [
  'invalid_input',
  'body_too_large',
  'unsupported_media_type',
  'precondition_failed',
  'range_not_satisfiable',
  'internal',
];
const statusesOfBytes = [206, 304];

const names = new Map(
  Object.entries(endpoints).map(([name, endpoint]) => [
    `${endpoint.method} ${routePath(endpoint)}`,
    name as EndpointName,
  ]),
);
const faults = new Set<string>();

/** Fails each test in which a followed app responds, or members are told, what the contract does not promise. */
export function followPromises(events: EventBus): void {
  events.subscribe(({ event }) => {
    for (const fault of faultsOfValue(memberEvent, event)) faults.add(`event ${event.type}: ${fault}`);
  });
  afterEach(() => {
    const found = [...faults];
    faults.clear();
    expect(found, 'what the contract does not promise').toEqual([]);
  });
}

/** Compares the responses of an app with the contract. Returns the app. */
export function followResponses(app: FastifyInstance): FastifyInstance {
  app.addHook('onSend', async ({ method, routeOptions }, reply, sent) => {
    const name = names.get(`${method === 'HEAD' ? 'GET' : method} ${routeOptions.url}`);
    if (name === undefined) return;
    const isCompressed = Buffer.isBuffer(sent) && reply.getHeader('content-encoding') === 'gzip';
    const payload = isCompressed ? gunzipSync(sent) : sent;
    for (const fault of faultsOf(endpoints[name], reply.statusCode, method === 'HEAD' ? null : payload))
      faults.add(`${name}: ${fault}`);
  });
  return app;
}

function faultsOf(endpoint: Endpoint, status: number, payload: unknown): string[] {
  const { response } = endpoint;
  const isJson = response !== null && !isBytesResponse(response) && !isEventsResponse(response);
  if (status >= 400) {
    const code = codeOf(payload);
    const isPromised = code === undefined || [...ofEveryEndpoint, ...possibleErrors(endpoint)].includes(code);
    return isPromised ? [] : [`refuses with ${code}, which is not among its errors`];
  }
  if (status !== endpoint.status && (isJson || !statusesOfBytes.includes(status))) return [`responds with a ${status}`];
  if (response === null) return payload ? ['responds with a body'] : [];
  return isJson && payload !== null ? faultsOfValue(response, JSON.parse(String(payload))) : [];
}

/** Nothing is said of a page or a stream that is no JSON. */
function codeOf(payload: unknown): ErrorCode | undefined {
  try {
    return (JSON.parse(String(payload)) as { code?: ErrorCode } | null)?.code;
  } catch {
    return undefined;
  }
}

function faultsOfValue(schema: z.ZodType, value: unknown): string[] {
  const { success, data, error } = schema.safeParse(value);
  if (!success) return error.issues.map(({ path, message }) => `${path.map(nameOfStep).join('.')}: ${message}`);
  return isDeepStrictEqual(data, value) ? [] : [`has more than its schema: ${JSON.stringify(value)}`];
}

const nameOfStep = (step: PropertyKey): string => (typeof step === 'number' ? '[]' : String(step));
