import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { addUnsent } from '../state/unsent.ts';

/** The part of a queue that follows the page. */
interface Sender {
  /** Sends everything that leaves by itself. */
  flush: () => void;
  /** Tries no more by itself. */
  pause: () => void;
  /** Called when another tab has changed an item of storage; null stands for all items. */
  hear: (key: string | null) => void;
  /** Says whether the browser asks before the page is left. */
  asks: () => boolean;
}

const senders: Sender[] = [];
const starts = new Set<{ client: QueryClient }>();

const flushAll = () => {
  for (const { flush } of senders) flush();
};
const hear = ({ key }: StorageEvent) => {
  for (const sender of senders) sender.hear(key);
};
const ask = (event: BeforeUnloadEvent) => event.preventDefault();
const mustAsk = () => senders.some(({ asks }) => asks());
addUnsent(mustAsk);

/** The browser asks before the page is left, as long as something would be lost with it. */
export function updateQuestion(): void {
  if (mustAsk()) addEventListener('beforeunload', ask);
  else removeEventListener('beforeunload', ask);
}

/** Says whether things are sent now. Between a logout and a login nothing is. */
export const isSending = (): boolean => starts.size > 0;

/** Returns the query cache of the signed-in pages; undefined while nothing is sent. */
export const readClient = (): QueryClient | undefined => [...starts].at(-1)?.client;

/** Adds a queue. If sending has started already, it begins as soon as the module of the queue is there. */
export function addSender(sender: Sender): void {
  senders.push(sender);
  queueMicrotask(sender.flush);
}

/**
 * Starts sending what members have left: now, when the network is back, and at intervals.
 * @returns a function that stops it, unless it was started more than once
 */
export function startSending(client: QueryClient): () => void {
  const start = { client };
  starts.add(start);
  addEventListener('online', flushAll);
  addEventListener('storage', hear);
  flushAll();
  return () => {
    starts.delete(start);
    if (isSending()) return;
    removeEventListener('online', flushAll);
    removeEventListener('storage', hear);
    for (const { pause } of senders) pause();
  };
}

/** Sends what members have left while the component is there. */
export function useSending(): void {
  const client = useQueryClient();
  useEffect(() => startSending(client), [client]);
}
