import { fieldOf } from './json-fields.ts';
import type { DarajaError } from './result-codes.ts';

/** What came back. Status 0: nothing came in time, or the line broke. */
export interface Reply {
  readonly status: number;
  /** Undefined if it was no JSON. */
  readonly body: unknown;
}

interface RequestOptions {
  readonly authorization: string;
  readonly timeoutMs: number;
  /** Makes it a POST. */
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

/** The error that a reply tells. Null if it tells none. */
export function errorOf({ body }: Reply): DarajaError | null {
  const code = fieldOf(body, 'errorCode');
  const message = fieldOf(body, 'errorMessage');
  return typeof code === 'string' && code.length <= 32
    ? { code, message: typeof message === 'string' ? message : '' }
    : null;
}
