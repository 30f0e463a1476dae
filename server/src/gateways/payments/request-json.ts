import { fieldOf } from './json-fields.ts';
import type { DarajaError } from './result-codes.ts';

/** A response. Status 0: no response came in time, or the connection broke. */
export interface Reply {
  readonly status: number;
  /** The parsed JSON. Undefined if the body was no JSON. */
  readonly body: unknown;
}

interface RequestOptions {
  readonly authorization: string;
  readonly timeoutMs: number;
  /** With a body, the request is a POST. */
  readonly body?: Readonly<Record<string, unknown>>;
}

/** One request to Daraja. It never throws, and never follows a redirect, which could take the credentials elsewhere. */
export async function requestJson(url: string, { authorization, timeoutMs, body }: RequestOptions): Promise<Reply> {
  try {
    const response = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    return { status: response.status, body: parse(text) };
  } catch {
    return { status: 0, body: undefined };
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The error in a reply. Null if it has none. */
export function errorOf({ body }: Reply): DarajaError | null {
  const code = fieldOf(body, 'errorCode');
  const message = fieldOf(body, 'errorMessage');
  return typeof code === 'string' && code.length <= 32
    ? { code, message: typeof message === 'string' ? message : '' }
    : null;
}
