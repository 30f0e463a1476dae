import type { FastifyInstance, InjectOptions } from 'fastify';
import type { TestApp } from '../testing/build-test-app.ts';
import { makeForm } from '../testing/make-form.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH';
interface Sent {
  readonly json?: object;
  readonly parts?: Record<string, string | Uint8Array>;
  /** The numbers in the path, as `{name}`. */
  readonly at?: Record<string, number>;
  readonly query?: Record<string, string>;
}
type Response = Awaited<ReturnType<FastifyInstance['inject']>>;

/** Sign-up and sign-in have no session yet, and a refresh has no token that could be refreshed. */
const withoutSession = ['/api/signup/', '/api/token/', '/api/token/refresh/'];

/**
 * A client that knows only the sixteen requests, with no other field, header or order. Like any client, it refreshes
 * its token after a 401 and repeats the request once, waits as long as a 429 says, and sends a message again that was
 * refused.
 */
export function createBareClient({ inject, clock }: Pick<TestApp, 'inject' | 'clock'>, remoteAddress: string) {
  const calls = new Set<string>();
  let session = { access: '', refresh: '', userId: 0 };

  async function send(method: Method, path: string, { json, parts, at = {}, query = {} }: Sent): Promise<Response> {
    calls.add(`${method} ${path}`);
    const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(at[name]));
    const isSignedIn = session.access !== '' && !withoutSession.includes(path);
    const options: InjectOptions = {
      method,
      url,
      query,
      remoteAddress,
      headers: {
        ...(parts ? {} : { 'content-type': 'application/json' }),
        ...(isSignedIn ? { authorization: `Bearer ${session.access}` } : {}),
      },
      ...(parts ? { payload: makeForm(parts) } : json ? { payload: json } : {}),
    };
    const response = await inject(options);
    if (response.statusCode !== 429) return response;
    clock.advance(Number(response.headers['retry-after']) * 1000);
    return send(method, path, { json, parts, at, query } as Sent);
  }

  /** The body of the response. Throws unless it is a success. */
  async function call(method: Method, path: string, sent: Sent = {}) {
    let response = await send(method, path, sent);
    if (response.statusCode === 401 && !withoutSession.includes(path)) {
      await refresh();
      response = await send(method, path, sent);
    }
    if (response.statusCode >= 300) throw new Error(`${method} ${path}: ${response.statusCode} ${response.body}`);
    return response.json();
  }

  async function refresh(): Promise<void> {
    const { access } = await call('POST', '/api/token/refresh/', { json: { refresh: session.refresh } });
    session = { ...session, access };
  }

  return {
    calls,
    call,
    refresh,
    get userId() {
      return session.userId;
    },
    async signUp(form: object): Promise<void> {
      const { token, user } = await call('POST', '/api/signup/', { json: form });
      session = { ...token, userId: user.id };
    },
    async signIn(email: string, password: string): Promise<void> {
      const { access, refresh: token, user } = await call('POST', '/api/token/', { json: { email, password } });
      session = { access, refresh: token, userId: user.id };
    },
    /** Sends a message, and once more if it was refused. Returns the number of requests. */
    async say(receiver: number, text: string): Promise<number> {
      const json = { sender: session.userId, receiver, text };
      const first = await send('POST', '/api/messages/send/', { json });
      if (first.statusCode === 201) return 1;
      await call('POST', '/api/messages/send/', { json });
      return 2;
    },
  };
}

export type BareClient = ReturnType<typeof createBareClient>;
