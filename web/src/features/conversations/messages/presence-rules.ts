import type { Presence } from '@mwanzo/contract/events';
import type { Outbox } from './outbox/outbox-rules.ts';

interface Connection {
  /** False if the device knows that it has no network. */
  online: boolean;
  outbox: Outbox;
}

/**
 * Returns the presence that the chat can vouch for. While the server cannot be reached nobody knows whether the partner
 * is still there, but they were there today.
 */
export function vouchedPresence(presence: Presence, { online, outbox }: Connection): Presence {
  const isReached = online && !outbox.some(({ phase }) => phase === 'lost');
  return presence === 'online' && !isReached ? 'today' : presence;
}
