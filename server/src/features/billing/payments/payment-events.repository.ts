import { sql, statement } from '../../../database/sql.ts';

interface LoggedEvent {
  readonly orderId: number;
  readonly kind: 'prompt' | 'callback' | 'query' | 'operator';
  readonly code: string;
  readonly body?: string;
  readonly now: Date;
}

/** At most 200 of an order. Otherwise somebody who knows an address could fill the table. */
export const logPaymentEvent = statement<LoggedEvent>(
  (input) => sql`
   insert into payment_events (order_id, kind, code, body, created_at)
   select ${input.orderId}, ${input.kind}, left(${input.code}, 40), ${input.body}, ${input.now}
   where (select count(*) from payment_events event where event.order_id = ${input.orderId}) < 200`,
);

/**
 * Deletes the events that are 13 months old, and a day. The table refuses to delete younger ones, by the database's
 * clock, so a day is left between the two clocks. The months are taken off here too: only then is 13 months before 31
 * March the last day of February for both.
 */
export const deleteOldEvents = statement<{ now: Date }>(
  ({ now }) => sql`delete from payment_events where created_at < ${now}::timestamptz - interval '13 months 1 day'`,
);
