import type { MpesaConfig } from '../../config/mpesa.ts';
import type { Clock } from '../clock.ts';
import { createAccessTokens } from './access-token.ts';
import { idIn } from './json-fields.ts';
import { errorOf, requestJson, type Reply } from './request-json.ts';

/** Daraja reports an expired token with one of these codes. */
const endedToken = new Set(['404.001.03', '401.003.01']);

export type Post = (
  path: string,
  body: Readonly<Record<string, unknown>>,
) => Promise<Reply | 'no token' | 'nothing sent'>;

/** Posts with a token. If Daraja says that the token has expired, it is renewed and the request is sent once more. */
export function createPost(config: MpesaConfig, clock: Clock, timeoutMs: number): Post {
  const tokens = createAccessTokens(config, clock, timeoutMs);
  return async (path, body) => {
    for (let attempt = 1; ; attempt += 1) {
      const got = await tokens.get();
      if ('refused' in got) return errorOf(got.refused) === null ? 'nothing sent' : 'no token';
      const authorization = `Bearer ${got.token}`;
      const reply = await requestJson(config.url + path, { authorization, timeoutMs, body });
      if (!endedToken.has(errorOf(reply)?.code ?? '')) return reply;
      tokens.forget(got.token);
      if (attempt === 2) return 'no token';
    }
  };
}

/** The code of a reply that is not final, for the record. */
export function codeOf(reply: Reply): string | null {
  if (reply.status === 0) return null;
  return errorOf(reply)?.code ?? idIn(reply.body, 'ResultCode') ?? `http ${reply.status}`;
}
