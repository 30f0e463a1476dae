import type { Message } from '@mwanzo/contract/messages';
import { readSession } from '../../../api/session.ts';
import { deliver } from './deliver.ts';
import { listWaiting, subscribeToDrafts } from '../drafts/drafts.ts';

/** Milliseconds between attempts, doubling: a connection can come back without the device noticing. */
const firstDelay = 5000;
const longestDelay = 60_000;

/**
 * Sends the messages that wait for a connection: now, when the network is back, and at intervals. Each is stored once,
 * however many tabs send it, because it keeps its id.
 * @returns a function that stops it
 */
export function startOutbox(onSent: (partnerId: number, message: Message) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let delay = firstDelay;

  const schedule = () => {
    if (timer !== undefined || listWaiting().length === 0) return;
    timer = setTimeout(() => void flush(), delay);
    delay = Math.min(delay * 2, longestDelay);
  };
  const flush = async () => {
    clearTimeout(timer);
    timer = undefined;
    const sender = readSession().user?.id;
    if (sender === undefined) return;
    const attempts = navigator.onLine ? listWaiting() : [];
    await Promise.allSettled(
      attempts.map(async ([partnerId, message]) => onSent(partnerId, await deliver(sender, partnerId, message))),
    );
    schedule();
  };
  const onOnline = () => {
    delay = firstDelay;
    void flush();
  };

  addEventListener('online', onOnline);
  const unsubscribe = subscribeToDrafts(schedule);
  void flush();
  return () => {
    clearTimeout(timer);
    removeEventListener('online', onOnline);
    unsubscribe();
  };
}
