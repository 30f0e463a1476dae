import type { Message } from '@mwanzo/contract/conversations/messages';
import { request } from '../../../../api/request.ts';
import { NetworkError, RequestError } from '../../../../api/request-error.ts';
import { readSession } from '../../../../api/session.ts';
import { messages as texts } from '../../../../i18n/messages.ts';
import { t } from '../../../../i18n/translate.ts';
import { refusedReceivers } from '../../../../queries/day-limits.ts';
import { noteLimit } from '../../../../queries/note-limit.ts';
import { showToast } from '../../../../ui/layers/toast-store.ts';
import { isPrompt, waitingFor, waitingReceivers, type OutgoingMessage } from './outbox-rules.ts';
import { noteConcerns, noteFailed, noteLost, readOutbox, removeFromOutbox, subscribeToOutbox } from './outbox.ts';

/** The time between attempts in ms, doubling: a connection can come back without the device noticing. */
const firstDelay = 5000;
const longestDelay = 60_000;
/** A stuck tab holds up the others for at most this long, in ms. A message that two tabs send is stored once. */
const lockPatience = 5000;

type OnSent = (partnerId: number, message: Message) => void;

/** Says whether the connection failed, or a proxy before the server. Any other error would be the same next time. */
function isWorthRetrying(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof RequestError && [502, 503, 504].includes(error.status));
}

/** Sends one message. @returns true if the next one may follow */
async function sendOne(sender: number, message: OutgoingMessage, onSent: OnSent): Promise<boolean> {
  const { clientId, receiver, text, media, replyTo, concerns } = message;
  try {
    const sent = await request('POST /api/messages/send/', {
      body: {
        sender,
        receiver,
        text,
        client_id: clientId,
        ...(media && { media: media.id }),
        ...(replyTo && (isPrompt(replyTo) ? { reply_to_prompt: replyTo.prompt_id } : { reply_to: replyTo.id })),
        ...(concerns && { confirmed: true }),
      },
    });
    onSent(receiver, sent);
    removeFromOutbox(clientId);
    return true;
  } catch (error) {
    // The message was discarded while it was sent, perhaps with the whole conversation, so nothing more is done.
    if (!readOutbox().some((waiting) => waiting.clientId === clientId)) return true;
    if (isWorthRetrying(error)) {
      noteLost(clientId);
      return false;
    }
    if (error instanceof RequestError && error.code === 'think_again') {
      noteConcerns(clientId, error.fields['text'] ?? []);
      return true;
    }
    const isLimited = noteLimit('messages', error);
    noteFailed(clientId, isLimited ? 'kept' : 'failed');
    // The chat shows a used-up limit above the input.
    if (isLimited) refusedReceivers.write(new Set([...refusedReceivers.read(), receiver]));
    else showToast({ title: t(texts.sendFailed), description: t(texts.sendFailedText), kind: 'bad' });
    return true;
  }
}

/** Sends the waiting messages for one member, one after the other, until the connection fails. */
async function sendAllTo(receiver: number, onSent: OnSent): Promise<void> {
  for (;;) {
    const [next] = waitingFor(readOutbox(), receiver);
    const sender = readSession().user?.id;
    if (!next || sender === undefined || !navigator.onLine) return;
    // Messages are sent in their order, and none after one that was lost.
    // oxlint-disable-next-line no-await-in-loop
    if (!(await sendOne(sender, next, onSent))) return;
  }
}

/** Sends in only one tab at a time, in browsers that have locks. */
async function inOneTab(receiver: number, send: () => Promise<void>): Promise<void> {
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return send();
  const patience = AbortSignal.timeout(lockPatience);
  try {
    await locks.request(`mwanzo.outbox.${receiver}`, { signal: patience }, send);
  } catch (error) {
    if (!patience.aborted) throw error;
    await send();
  }
}

/**
 * Sends the messages in the outbox: at once, when the network is back, and at intervals. Each message is stored once,
 * however many tabs and attempts send it, because it keeps its id.
 * @returns a function that stops it
 */
export function startOutbox(onSent: OnSent): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let delay = firstDelay;
  let isStopped = false;
  const running = new Set<number>();

  const schedule = () => {
    if (isStopped || timer !== undefined || waitingReceivers(readOutbox()).length === 0) return;
    timer = setTimeout(flush, delay);
    delay = Math.min(delay * 2, longestDelay);
  };
  const sendTo = async (receiver: number) => {
    running.add(receiver);
    await inOneTab(receiver, () => sendAllTo(receiver, onSent)).catch(() => undefined);
    running.delete(receiver);
    schedule();
  };
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    for (const receiver of waitingReceivers(readOutbox())) if (!running.has(receiver)) void sendTo(receiver);
  };
  const onOnline = () => {
    delay = firstDelay;
    flush();
  };

  addEventListener('online', onOnline);
  const unsubscribe = subscribeToOutbox((change) => (change === 'sent' ? onOnline() : schedule()));
  flush();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    removeEventListener('online', onOnline);
    unsubscribe();
  };
}
