import type { ClientRequest } from 'node:http';
import { Agent, request } from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';

/** A response; its status is 0 if the connection broke before there was one. */
export interface Responded {
  readonly status: number;
  readonly body: unknown;
}

export interface Client {
  get(path: string, token?: string): Promise<Responded>;
  post(path: string, token: string | undefined, body: object): Promise<Responded>;
  /** Sends a form in pieces, as a phone on a bad line does. */
  upload(path: string, token: string, form: FormData, pace: Pace): Promise<Responded>;
  close(): void;
}

interface Pace {
  readonly pieces: number;
  /** The pause before the next piece, in ms. */
  readonly pauseMs: () => number;
}

const atOnce: Pace = { pieces: 1, pauseMs: () => 0 };

const authorized = (token?: string): Record<string, string> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` };

/** A client of the proxy, which keeps its connections as browsers do. The certificate is the drill's own. */
export function createClient(port: number): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: 30, rejectUnauthorized: false });
  async function send(method: string, path: string, headers: Record<string, string>, body: Buffer | null, pace: Pace) {
    const responded = Promise.withResolvers<Responded>();
    const length = body && { 'content-length': String(body.length) };
    const sending = request({ agent, port, host: '127.0.0.1', method, path, headers: { ...headers, ...length } });
    const fail = () => responded.resolve({ status: 0, body: null });
    sending.on('error', fail);
    sending.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', fail);
      response.on('end', () =>
        responded.resolve({ status: response.statusCode ?? 0, body: parse(Buffer.concat(chunks)) }),
      );
    });
    const state = { isOver: false };
    void responded.promise.then(() => (state.isOver = true));
    if (body) await writeSlowly(sending, body, pace, state);
    sending.end();
    return responded.promise;
  }
  return {
    get: (path, token) => send('GET', path, authorized(token), null, atOnce),
    post: (path, token, body) => {
      const headers = { ...authorized(token), 'content-type': 'application/json' };
      return send('POST', path, headers, Buffer.from(JSON.stringify(body)), atOnce);
    },
    async upload(path, token, form, pace) {
      const whole = new Response(form);
      const headers = { ...authorized(token), 'content-type': whole.headers.get('content-type') ?? '' };
      return send('POST', path, headers, Buffer.from(await whole.arrayBuffer()), pace);
    },
    close: () => agent.destroy(),
  };
}

/** Writes a body in pieces, unless the server has refused it or is gone. */
async function writeSlowly(
  to: ClientRequest,
  body: Buffer,
  { pieces, pauseMs }: Pace,
  state: { readonly isOver: boolean },
): Promise<void> {
  const size = Math.ceil(body.length / pieces);
  for (let from = 0; from < body.length && !state.isOver; from += size) {
    if (from > 0) await wait(pauseMs());
    to.write(body.subarray(from, from + size));
  }
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
}
