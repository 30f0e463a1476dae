import type { Message } from '@mwanzo/contract/messages';
import { readSession } from '../../../api/session.ts';
import { deliver } from './deliver.ts';
import { listWaiting, subscribeToDrafts } from '../drafts/drafts.ts';

/** A line can come back without the device noticing. */
const firstDelay = 5000;
const longestDelay = 60_000;

/**
 * Sends what waits for the line, each text once (its id sees to that, in however many tabs): now, when the
 * network is back, and every now and then.
 * @returns what stops it
 */
export function startOutbox(onSent: (partnerId: number, message: Message) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let delay = firstDelay;

  const plan = () => {
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
    plan();
  };
  const comeBack = () => {
    delay = firstDelay;
    void flush();
  };

  addEventListener('online', comeBack);
  const unsubscribe = subscribeToDrafts(plan);
  void flush();
  return () => {
    clearTimeout(timer);
    removeEventListener('online', comeBack);
    unsubscribe();
  };
}
