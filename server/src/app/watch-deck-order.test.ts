import { expect, test } from 'vitest';
import { createMetrics } from '../gateways/metrics/metrics.ts';
import { createTestClock } from '../testing/test-clock.ts';
import { watchDeckOrder } from './watch-deck-order.ts';

test('decks without a part are all counted, and logged when that begins and when it is over', async () => {
  const logged: unknown[] = [];
  const note = (level: string) => (fields: object, text: string) => void logged.push([level, fields, text]);
  const [clock, metrics] = [createTestClock(), createMetrics()];
  const log = { error: note('error'), warn: note('warn') } as never;
  const hear = watchDeckOrder(log, { clock, metrics });
  const error = new Error('away');
  hear({ part: 'order', reason: 'failed', error });
  hear({ part: 'kept', reason: 'late', error: null });
  hear({ part: 'order', reason: 'failed', error });
  clock.advance(60_000);
  hear(null);
  hear(null);
  expect(logged).toEqual([
    ['error', { err: error, part: 'order', reason: 'failed' }, 'decks come without a part'],
    ['warn', { decks: 3 }, 'decks are whole again'],
  ]);
  const counts = (await metrics.text()).match(/^mwanzo_deck_fallbacks_total\{.*$/gm);
  expect(counts).toEqual([
    'mwanzo_deck_fallbacks_total{part="order",reason="failed"} 2',
    'mwanzo_deck_fallbacks_total{part="kept",reason="late"} 1',
  ]);
  const silent = watchDeckOrder(log, { clock, metrics: null });
  silent({ part: 'likes', reason: 'late', error: null });
  expect(logged).toHaveLength(3);
});
