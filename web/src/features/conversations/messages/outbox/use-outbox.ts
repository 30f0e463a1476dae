import type { Message } from '@mwanzo/contract/conversations/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { conversationKey } from '../../../../queries/conversation.ts';
import { useStore } from '../../../../state/store.ts';
import type { Outbox } from './outbox-rules.ts';
import { readOutbox, removeFromOutbox, subscribeToOutbox } from './outbox.ts';

const outboxStore = { read: readOutbox, subscribe: subscribeToOutbox };

/**
 * Returns messages that another tab has sent or discarded. They stay until the conversation was fetched, so that none
 * disappears in between.
 */
function useSentElsewhere(partnerId: number): Outbox {
  const client = useQueryClient();
  const before = useRef(readOutbox());
  const [leaving, setLeaving] = useState<Outbox>([]);
  useEffect(
    () =>
      subscribeToOutbox((change) => {
        const now = readOutbox();
        const isGone = ({ clientId }: Outbox[number]) => !now.some((message) => message.clientId === clientId);
        const gone = before.current.filter((message) => message.receiver === partnerId && isGone(message));
        before.current = now;
        if (change !== 'elsewhere' || gone.length === 0) return;
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
  const all = useStore(outboxStore);
  const leaving = useSentElsewhere(partnerId);
  const arrived = useMemo(() => new Set(messages.map(({ client_id }) => client_id)), [messages]);
  useEffect(() => {
    // The message has arrived, although its response was lost.
    for (const { clientId } of all) if (arrived.has(clientId)) removeFromOutbox(clientId);
  }, [all, arrived]);
  return useMemo(
    () =>
      [...leaving, ...all].filter(
        ({ receiver, clientId, state }, index, list) =>
          receiver === partnerId &&
          state !== 'kept' &&
          !arrived.has(clientId) &&
          list.findIndex((message) => message.clientId === clientId) === index,
      ),
    [all, arrived, leaving, partnerId],
  );
}
