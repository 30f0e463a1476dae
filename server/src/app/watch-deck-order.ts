import type { FastifyBaseLogger } from 'fastify';
import { createOrderOutages, type OrderFailure } from '../features/discovery/deck/index.ts';
import type { Clock } from '../gateways/clock.ts';
import type { Metrics } from '../gateways/metrics/metrics.ts';

interface Watching {
  readonly clock: Clock;
  readonly metrics: Metrics | null;
}

/** Counts the decks that come without their order, and logs when that begins and ends: members notice nothing of it. */
export function watchDeckOrder(
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
  { clock, metrics }: Watching,
): (failure: OrderFailure | null) => void {
  const count = metrics?.counter(
    'mwanzo_deck_fallbacks_total',
    'Decks that came by distance and recency because their order failed or was late.',
    ['reason'],
  );
  const hear = createOrderOutages({
    clock,
    onBegin: ({ reason, error }) => log.error({ err: error, reason }, 'decks come without their order'),
    onEnd: (decks) => log.warn({ decks }, 'decks have their order again'),
  });
  return (failure) => {
    if (failure) count?.({ reason: failure.reason });
    hear(failure);
  };
}
