import type { MpesaConfig } from '../../config/mpesa.ts';
import type { Clock } from '../clock.ts';
import { fieldOf } from './json-fields.ts';
import { requestJson, type Reply } from './request-json.ts';

/** A token is renewed this long before its end, in ms. */
const spareMs = 60_000;

type Token = { readonly token: string } | { readonly refused: Reply };

/**
 * Daraja's access tokens. One is kept until shortly before its end, and only one request at a time fetches the next.
 */
export interface AccessTokens {
  get(): Promise<Token>;
  /** Forgets a token that was refused, unless there is a newer one. */
  forget(token: string): void;
}

export function createAccessTokens(config: MpesaConfig, clock: Clock, timeoutMs: number): AccessTokens {
  let kept: { readonly token: string; readonly until: number } | null = null;
  let underWay: Promise<Token> | null = null;

  const ask = async (): Promise<Token> => {
    const credentials = `${config.consumerKey.reveal()}:${config.consumerSecret.reveal()}`;
    const reply = await requestJson(`${config.url}/oauth/v1/generate?grant_type=client_credentials`, {
      authorization: `Basic ${Buffer.from(credentials).toString('base64')}`,
      timeoutMs,
    });
    const token = fieldOf(reply.body, 'access_token');
    if (reply.status !== 200 || typeof token !== 'string' || !/^[\w.~+/=-]+$/.test(token)) return { refused: reply };
    const seconds = Number(fieldOf(reply.body, 'expires_in'));
    kept = { token, until: clock.now().getTime() + (Number.isFinite(seconds) ? seconds * 1000 : 0) - spareMs };
    return { token };
  };

  return {
    get() {
      if (kept && clock.now().getTime() < kept.until) return Promise.resolve({ token: kept.token });
      underWay ??= ask().finally(() => {
        underWay = null;
      });
      return underWay;
    },
    forget(token) {
      if (kept?.token === token) kept = null;
    },
  };
}
