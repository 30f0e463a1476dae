import { Agent, request } from 'node:http';
import type { Message } from '@mwanzo/contract/conversations/messages';
import type { TestMember } from '../../../testing/factories.ts';

/**
 * The faults of an unreliable connection:
 * - cut: it breaks in the middle of the request's body;
 * - given_up: the whole request is sent, and the device does not wait for the response;
 * - swallowed: the server has responded, and the response is lost;
 * - duplicated: the network delivers the request twice at once.
 */
const faults = ['cut', 'given_up', 'swallowed', 'duplicated'] as const;
type Fault = (typeof faults)[number];

class LostError extends Error {}

interface Line {
  readonly address: string;
  readonly agent: Agent;
  /** One of this many requests meets a fault. */
  readonly faultEvery: number;
  /** The number of requests that have met each fault. */
  readonly met: Record<Fault, number>;
}

/** @param address of the server, as `http://127.0.0.1:80` */
export function createLine(address: string, faultEvery: number): Line & { close(): void } {
  const agent = new Agent({ keepAlive: true });
  const met = { cut: 0, given_up: 0, swallowed: 0, duplicated: 0 };
  return { address, agent, faultEvery, met, close: () => agent.destroy() };
}

interface Outgoing {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** @throws LostError when no response comes */
function exchange({ address, agent }: Line, outgoing: Outgoing, fault: Fault | null): Promise<unknown> {
  const { method, path, headers, body } = outgoing;
  return new Promise((resolve, reject) => {
    const lost = () => reject(new LostError(fault ?? 'unknown'));
    const length = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const sent = request(new URL(path, address), {
      method,
      agent,
      headers: { ...headers, ...(body !== '' && length) },
    });
    sent.on('error', lost);
    sent.on('response', (response) => {
      if (fault === 'swallowed') {
        response.resume().on('end', lost);
        return;
      }
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('error', lost).on('end', () => {
        if (response.statusCode === 200 || response.statusCode === 201) resolve(JSON.parse(text));
        else reject(new Error(`${method} ${path}: ${response.statusCode} ${text}`));
      });
    });
    if (fault === 'cut') sent.write(body.slice(0, body.length / 2), () => sent.destroy(new LostError('cut')));
    else sent.end(body, () => fault === 'given_up' && sent.destroy(new LostError('given_up')));
  });
}

interface Owner {
  readonly member: TestMember;
  readonly partner: TestMember;
  /** The id of the message after which it reads. */
  readonly after: number;
  /** The number at which the device begins to count requests, so that devices do not meet their faults together. */
  readonly seed: number;
}

/**
 * One device of a member. It sends messages, reads new ones, and repeats requests without a response, as the web app
 * does.
 */
export function createDevice(line: Line, { member, partner, after, seed }: Owner) {
  const pageSize = 200;
  const sent: Message[] = [];
  const shown: Message[] = [];
  let requests = seed;

  function nextFault(): Fault | null {
    requests += 1;
    if (requests % line.faultEvery !== 0) return null;
    return faults[(requests / line.faultEvery) % faults.length] ?? null;
  }

  async function deliver(outgoing: Outgoing): Promise<unknown[]> {
    for (;;) {
      const fault = nextFault();
      // A request without a body cannot be cut in its middle, so it counts as given up.
      const met = fault === 'cut' && outgoing.body === '' ? 'given_up' : fault;
      if (met) line.met[met] += 1;
      const copies = met === 'duplicated' ? [null, null] : [met];
      try {
        return await Promise.all(copies.map((copy) => exchange(line, outgoing, copy)));
      } catch (error) {
        if (!(error instanceof LostError)) throw error;
      }
    }
  }

  return {
    sent: sent as readonly Message[],
    /** The messages that the device has read, in the order in which they came. */
    shown: shown as readonly Message[],

    async send(text: string): Promise<void> {
      const body = { sender: member.id, receiver: partner.id, text, client_id: crypto.randomUUID() };
      const responses = await deliver({
        method: 'POST',
        path: '/api/messages/send/',
        headers: member.headers,
        body: JSON.stringify(body),
      });
      sent.push(...(responses as Message[]));
    },

    /** Reads everything after the last message that it has. */
    async readOn(): Promise<void> {
      for (;;) {
        const last = shown.at(-1)?.id ?? after;
        const path = `/api/messages/conversation/${partner.id}/?limit=${pageSize}&after=${last}`;
        const [page] = (await deliver({ method: 'GET', path, headers: member.headers, body: '' })) as Message[][];
        shown.push(...(page ?? []));
        if ((page?.length ?? 0) < pageSize) return;
      }
    },
  };
}
