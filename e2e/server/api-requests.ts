import { reviewerOf } from './add-reviewers.ts';

/** The address of the server that start-server.ts has started. */
export function serverAddress(): string {
  const address = process.env['MWANZO_ADDRESS'];
  if (!address) throw new Error('The server is not running: start the tests with npm run test:e2e');
  return address;
}

export interface Session {
  readonly access: string;
  readonly refresh: string;
  readonly user: { readonly id: number };
}

/** The password of every demo account. */
export const demoPassword = 'karibu-mwanzo';

/** Signs in through the API, for tests that are not about the form. A reviewer is the worker's own. */
export async function signIn(email: string, password = demoPassword): Promise<Session> {
  const response = await apiRequest('POST', '/api/token/', { body: { email: reviewerOf(email), password } });
  return (await response.json()) as Session;
}

interface RequestOptions {
  token?: string;
  /** Sent as JSON unless it is a form. */
  body?: unknown;
}

/** Sends a request to the API from outside the browser; throws unless it succeeds. */
export async function apiRequest(
  method: string,
  path: string,
  { token, body }: RequestOptions = {},
): Promise<Response> {
  const isJson = body !== undefined && !(body instanceof FormData);
  const response = await fetch(`${serverAddress()}${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(isJson && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response;
}
