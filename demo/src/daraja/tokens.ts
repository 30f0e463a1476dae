import type { Random } from './seeded-random.ts';
import type { Account } from './account.ts';
import type { Agenda } from './agenda.ts';
import { refuse, type Reply } from './reply.ts';

const tokenIn = (authorization = '') => /^Bearer (\S+)$/.exec(authorization)?.[1] ?? '';

/** Access tokens, which end after a while. */
export function createTokens(account: Account, agenda: Agenda, random: Random, seconds: number) {
  const tokens = new Map<string, number>();
  return {
    give(authorization: string | undefined): NonNullable<Reply> {
      const { consumerKey, consumerSecret } = account.config;
      const expected = Buffer.from(`${consumerKey.reveal()}:${consumerSecret.reveal()}`).toString('base64');
      if (!authorization?.startsWith('Basic ')) return refuse(400, '400.008.01', 'Invalid Authentication passed');
      if (authorization !== `Basic ${expected}`) return refuse(400, '400.008.01', 'Invalid Authentication passed');
      const token = Array.from({ length: 28 }, () => Math.floor(random() * 36).toString(36)).join('');
      tokens.set(token, agenda.now() + seconds * 1000);
      // Daraja writes the number as a text at times.
      return { status: 200, body: { access_token: token, expires_in: random() < 0.5 ? String(seconds) : seconds } };
    },
    isGood: (authorization: string | undefined) => (tokens.get(tokenIn(authorization)) ?? 0) > agenda.now(),
    end: (authorization: string | undefined) => void tokens.delete(tokenIn(authorization)),
  };
}
