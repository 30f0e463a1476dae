import type { QueryClient } from '@tanstack/react-query';
import { onBack } from '../api/switched-off.ts';
import { holdPage } from '../device/hold-page.ts';
import { addUnsent } from '../state/unsent.ts';

/** The part of a queue that follows the page. */
interface Sender {
  /** Sends everything that leaves by itself. */
  flush: () => void;
  /** Called when another tab has changed an item of storage; the key null stands for all items. */
  hear: (event: StorageEvent) => void;
  /** Says whether the browser asks before the page is left. */
  asks: () => boolean;
}

const senders: Sender[] = [];
/** Those who have started sending and not stopped it. */
const starts = new Set<object>();
let client: QueryClient | undefined;
let release: (() => void) | undefined;
let stopListening: (() => void) | undefined;

const flushAll = () => {
  for (const { flush } of senders) flush();
};

const hear = (event: StorageEvent) => {
  for (const sender of senders) sender.hear(event);
};
const mustAsk = () => senders.some(({ asks }) => asks());
addUnsent(mustAsk);

/** The browser asks before the page is left, as long as something would be lost with it. */
export function updateQuestion(): void {
  if (mustAsk()) release ??= holdPage();
  else {
    release?.();
    release = undefined;
  }
}

/** Says whether things are sent now. Between a logout and a login nothing is. */
export const isSending = (): boolean => starts.size > 0;

/** Says whether the signed-in pages have been opened, which have a query cache. */
export const hasClient = (): boolean => client !== undefined;

export function readClient(): QueryClient {
  if (!client) throw new Error('only what is kept may change the query cache');
  return client;
}

/** Adds a queue. If sending has started already, it begins as soon as the module of the queue is there. */
export function addSender(sender: Sender): void {
  senders.push(sender);
  queueMicrotask(sender.flush);
}

/**
 * Starts sending what members have left: now, when the network is back, and at intervals.
 * @param cache the query cache. A page that has none sends only what is not kept
 * @returns a function that stops it, unless it was started more than once
 */
export function startSending(cache?: QueryClient): () => void {
  client = cache ?? client;
  const start = {};
  starts.add(start);
  stopListening ??= onBack(flushAll);
  addEventListener('storage', hear);
  flushAll();
  return () => {
    starts.delete(start);
    if (isSending()) return;
    stopListening?.();
    stopListening = undefined;
    removeEventListener('storage', hear);
  };
}
