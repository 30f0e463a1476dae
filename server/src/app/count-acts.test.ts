import { expect, test } from 'vitest';
import { ApiError } from '../errors/api-error.ts';
import { createMetrics } from '../gateways/metrics/metrics.ts';
import { countActs } from './count-acts.ts';

test('acts are counted once they were accepted, and refused sign-ins by their code', async () => {
  const failure = { next: null as Error | null };
  const result = { matched: false, standing: null as string | null };
  const given: unknown[] = [];
  const handle = (value: unknown) => async (input: unknown, context: unknown) => {
    given.push([input, context]);
    if (failure.next) throw failure.next;
    return value;
  };
  const other = handle('other');
  const handlers = { swipe: handle(result), sendMessage: handle('sent'), signIn: handle('token'), getProfile: other };
  const metrics = createMetrics();
  const counted = countActs(handlers as never, metrics) as unknown as Record<string, ReturnType<typeof handle>>;
  const swipe = (liked: boolean) => counted['swipe']?.({ body: { liked } }, 'context');
  expect(counted['getProfile']).toBe(other);
  expect([await swipe(true), await swipe(false)]).toEqual([result, result]);
  Object.assign(result, { matched: true });
  await swipe(true);
  Object.assign(result, { standing: 'matched before' });
  await swipe(true);
  expect([await counted['sendMessage']?.('text', 'context'), await counted['signIn']?.('in', 'context')]).toEqual([
    'sent',
    'token',
  ]);
  expect(given.slice(-2)).toEqual([
    ['text', 'context'],
    ['in', 'context'],
  ]);
  for (const error of [new ApiError('busy'), new TypeError('a fault')]) {
    failure.next = error;
    for (const name of ['swipe', 'sendMessage', 'signIn'])
      await expect(counted[name]?.({ body: { liked: true } }, 'context')).rejects.toBe(error);
  }
  const lines = (await metrics.text()).match(/^mwanzo_(?:swipes|matches|messages|sign_ins)\S* \d+$/gm);
  expect(lines).toEqual([
    'mwanzo_swipes_total{answer="like"} 3',
    'mwanzo_swipes_total{answer="pass"} 1',
    'mwanzo_matches_total 1',
    'mwanzo_messages_total 1',
    'mwanzo_sign_ins_refused_total{code="busy"} 1',
    'mwanzo_sign_ins_refused_total{code="internal"} 1',
  ]);
});
