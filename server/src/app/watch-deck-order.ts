import type { FastifyBaseLogger } from 'fastify';
import { createOrderOutages, type OrderFailure } from '../features/discovery/deck/index.ts';
import type { Clock } from '../gateways/clock.ts';
import type { Metrics } from '../gateways/metrics/metrics.ts';

interface Watching {
  readonly clock: Clock;
  readonly metrics: Metrics | null;
}

/** Counts the decks that come without a part, and logs when that begins and ends: members notice nothing of it. */
export function watchDeckOrder(
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
  { clock, metrics }: Watching,
): (failure: OrderFailure | null) => void {
  const count = metrics?.counter(
    'mwanzo_deck_fallbacks_total',
    'Decks that came without a part because it failed or was late.',
    ['part', 'reason'],
  );
  const hear = createOrderOutages({
    clock,
    onBegin: ({ part, reason, error }) => log.error({ err: error, part, reason }, 'decks come without a part'),
    onEnd: (decks) => log.warn({ decks }, 'decks are whole again'),
  });
  return (failure) => {
    if (failure) count?.({ part: failure.part, reason: failure.reason });
    hear(failure);
  };
}
