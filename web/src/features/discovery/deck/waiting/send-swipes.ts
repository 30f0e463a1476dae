import { request } from '../../../../api/request.ts';
import { readSession } from '../../../../api/session.ts';
import { waitingSwipes as texts } from '../../../../i18n/waiting-swipes.ts';
import { t } from '../../../../i18n/translate.ts';
import { likesUnderWay } from '../../../../queries/likes-under-way.ts';
import { showToast } from '../../../../ui/layers/toast-store.ts';
import { addSwipe, isWorthWaiting, removeSwipe, withoutPart, type WaitingSwipe } from './waiting-rules.ts';
import { changeWaiting, readWaiting, subscribeToWaiting, whileSending } from './waiting-swipes.ts';

/** The time between attempts in ms, doubling: a connection can come back without the device noticing. */
const firstDelay = 5000;
const longestDelay = 60_000;

/** Sends one decision. It can be repeated: the response is the same, so a lost response does no harm. */
async function sendSwipe(swipe: WaitingSwipe): Promise<void> {
  const { id, name, liked, note, ...partner } = swipe;
  if (liked) likesUnderWay.add(id);
  try {
    const body = { target_profile_id: id, matched: liked, ...note };
    const { matched, match } = await request('POST /api/profiles/like-pass/', { body });
    if (!matched) likesUnderWay.delete(id);
    changeWaiting((waiting) => {
      const rest = removeSwipe(waiting, id);
      return matched && match ? { ...rest, matches: [...rest.matches, { match, ...partner }] } : rest;
    });
  } catch (error) {
    likesUnderWay.delete(id);
    if (isWorthWaiting(error)) throw error;
    const again = withoutPart(swipe, error);
    if (again) return changeWaiting((waiting) => addSwipe(waiting, again));
    changeWaiting((waiting) => removeSwipe(waiting, id));
    showToast({ title: t(texts.notSent), description: t(texts.notSentText, { name }) });
  }
}

/** Sends the unsent decisions, oldest first. It stops at the first one that must wait longer. */
async function sendAll(): Promise<void> {
  for (;;) {
    const [next] = readWaiting().swipes;
    if (!next || !navigator.onLine || !readSession().user) return;
    // Decisions are sent in their order, and none after one that failed.
    // oxlint-disable-next-line no-await-in-loop
    await whileSending(next.id, () => sendSwipe(next));
  }
}

/** Sends in only one tab at a time, in browsers that have locks. */
async function sendInOneTab(): Promise<void> {
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return sendAll();
  return locks.request('mwanzo.swipes', { ifAvailable: true }, async (lock) => {
    if (lock) await sendAll();
  });
}

/**
 * Sends the unsent decisions: now, when the network is back, and at intervals.
 * @returns a function that stops it
 */
export function startSendingSwipes(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let delay = firstDelay;
  let sending = false;
  // True if the network came back while decisions were being sent: what fails then is tried again at once.
  let isDue = false;
  let isStopped = false;

  const schedule = () => {
    if (isStopped || timer !== undefined || readWaiting().swipes.length === 0) return;
    timer = setTimeout(() => void flush(), delay);
    delay = Math.min(delay * 2, longestDelay);
  };
  const flush = async () => {
    clearTimeout(timer);
    timer = undefined;
    isDue = sending;
    if (sending) return;
    sending = true;
    await sendInOneTab().catch(() => undefined);
    sending = false;
    if (isDue && !isStopped) void flush();
    else schedule();
  };
  const onOnline = () => {
    delay = firstDelay;
    void flush();
  };

  addEventListener('online', onOnline);
  const unsubscribe = subscribeToWaiting(schedule);
  void flush();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    removeEventListener('online', onOnline);
    unsubscribe();
  };
}
