/** The address of the server that start-server.ts has started. */
export function serverAddress(): string {
  const address = process.env['MWANZO_ADDRESS'];
  if (!address) throw new Error('The server is not running: start the tests with npm run test:e2e');
  return address;
}

export interface Tokens {
  readonly access: string;
  readonly refresh: string;
  readonly user: { readonly id: number };
}

/** The password of every demo account. */
export const demoPassword = 'karibu-mwanzo';

/** Signs in by a call, where the form is not what a test is about. */
export async function signIn(email: string, password = demoPassword): Promise<Tokens> {
  const response = await call('POST', '/api/token/', { body: { email, password } });
  return (await response.json()) as Tokens;
}

interface CallParts {
  token?: string;
  body?: unknown;
}

/** A call of the API outside the browser; throws unless it succeeds. */
export async function call(method: string, path: string, { token, body }: CallParts = {}): Promise<Response> {
  const response = await fetch(`${serverAddress()}${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response;
}
