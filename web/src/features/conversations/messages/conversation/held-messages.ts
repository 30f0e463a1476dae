import { useMemo, useState } from 'react';
import { useOnline } from '../../../../device/use-online.ts';
import { leavesByItself } from '../../../../sending/sendable.ts';
import type { Outbox, OutgoingMessage } from '../outbox/outbox-rules.ts';

const none: ReadonlySet<string> = new Set();

/**
 * Returns the ids of the messages that wait for the connection, perhaps behind another one. One that has waited counts
 * until it arrives, so that it does not change with every attempt to send it. A file counts until its bytes leave. Ids
 * of messages that have arrived stay in the set.
 * @param before the last result; it is returned again if nothing has changed
 */
export function heldMessages(before: ReadonlySet<string>, outbox: Outbox, online: boolean): ReadonlySet<string> {
  const isHeldUp = outbox.some(({ phase }) => phase === 'lost');
  const isHeld = (message: OutgoingMessage) =>
    leavesByItself(message) &&
    (!online ||
      message.phase === 'lost' ||
      (message.share === undefined && (before.has(message.id) || (message.phase === 'waiting' && isHeldUp))));
  const changed = outbox.filter((message) => isHeld(message) !== before.has(message.id));
  if (changed.length === 0) return before;
  const after = new Set(before);
  for (const { id } of changed) if (!after.delete(id)) after.add(id);
  return after;
}

/** Follows which of a chat's unsent messages wait, while it is open. */
export function useHeldMessages(outbox: Outbox): ReadonlySet<string> {
  const online = useOnline();
  const [before, setBefore] = useState(none);
  const held = useMemo(() => heldMessages(before, outbox, online), [before, outbox, online]);
  if (held !== before) setBefore(held);
  return held;
}
