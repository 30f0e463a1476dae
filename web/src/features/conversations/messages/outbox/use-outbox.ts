import type { Message } from '@mwanzo/contract/conversations/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { conversationKey } from '../../../../queries/conversation.ts';
import { useStore } from '../../../../state/store.ts';
import type { Outbox } from './outbox-rules.ts';
import { outbox } from './outbox.ts';

/**
 * Returns messages that another tab has sent or discarded. They stay until the conversation was fetched, so that none
 * disappears in between.
 */
function useSentElsewhere(partnerId: number): Outbox {
  const client = useQueryClient();
  const before = useRef(outbox.read());
  const [leaving, setLeaving] = useState<Outbox>([]);
  useEffect(
    () =>
      outbox.subscribe((from) => {
        const now = outbox.read();
        const gone = before.current.filter(
          ({ id, receiver }) => receiver === partnerId && !now.some((message) => message.id === id),
        );
        before.current = now;
        if (from !== 'elsewhere' || gone.length === 0) return;
        setLeaving((others) => [...others, ...gone]);
        void client
          .invalidateQueries({ queryKey: conversationKey(partnerId) })
          .finally(() => setLeaving((others) => others.filter((message) => !gone.includes(message))));
      }),
    [client, partnerId],
  );
  return leaving;
}

/**
 * Returns the unconfirmed messages to a partner, in their order, without those that the conversation already contains,
 * and without those whose text is in the input only.
 */
export function useOutbox(partnerId: number, messages: readonly Message[]): Outbox {
  const all = useStore(outbox);
  const leaving = useSentElsewhere(partnerId);
  const arrived = useMemo(() => new Set(messages.map(({ client_id }) => client_id)), [messages]);
  useEffect(() => {
    // The message has arrived, although its response was lost.
    if (all.some(({ id }) => arrived.has(id))) outbox.forget(({ id }) => arrived.has(id));
  }, [all, arrived]);
  return useMemo(
    () =>
      [...leaving, ...all].filter(
        ({ receiver, id, phase }, index, list) =>
          receiver === partnerId &&
          phase !== 'kept' &&
          !arrived.has(id) &&
          list.findIndex((message) => message.id === id) === index,
      ),
    [all, arrived, leaving, partnerId],
  );
}
