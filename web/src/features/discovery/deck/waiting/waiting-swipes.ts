import { readAccessToken } from '../../../../api/session-storage.ts';
import { readSession } from '../../../../api/session.ts';
import { readStored, removeStored, writeStored } from '../../../../device/member-storage.ts';
import { deck } from '../../../../i18n/deck.ts';
import { t } from '../../../../i18n/translate.ts';
import { waitingSwipes } from '../../../../i18n/waiting-swipes.ts';
import { createStore } from '../../../../state/store.ts';
import { showToast } from '../../../../ui/layers/toast-store.ts';
import type { LikeNote } from '../likes/like-note.ts';
import { decidedProfile } from '../swipes/decided-profile.ts';
import type { SwipedProfile } from '../swipes/swiped-profile.ts';
import { addSwipe, parseWaiting, removeSwipe, type Waiting } from './waiting-rules.ts';

const storageKey = 'mwanzo.swipes';

/** Counts the changes in this tab. Changes in other tabs arrive as storage events. */
const changes = createStore(0);
const underWay = new Set<number>();

export function readWaiting(): Waiting {
  return parseWaiting(readStored(storageKey), readSession().user?.id ?? 0);
}

/** Without a session, nothing is written: the session may just have ended in another tab. */
export function changeWaiting(change: (waiting: Waiting) => Waiting): void {
  const changed = change(readWaiting());
  if (changed.swipes.length === 0 && changed.matches.length === 0) removeStored(storageKey);
  else if (readAccessToken() !== null) writeStored(storageKey, JSON.stringify(changed));
  changes.write(changes.read() + 1);
}

export function subscribeToWaiting(listener: () => void): () => void {
  const unsubscribe = changes.subscribe(listener);
  addEventListener('storage', listener);
  return () => {
    unsubscribe();
    removeEventListener('storage', listener);
  };
}

/**
 * Stores a decision, with the note of a like, until there is a connection. Returns false for a like by an unverified
 * member, because it would be refused later too.
 */
export function keepSwipe(profile: SwipedProfile, liked: boolean, touch: boolean, note?: LikeNote): boolean {
  const { id, name, interests, location, prompts } = profile;
  if (liked && readSession().profile?.isVerified === false) return false;
  changeWaiting((waiting) =>
    addSwipe(waiting, { id, name, interests, location, prompts, liked, ...(note && { note }) }),
  );
  decidedProfile.write(id);
  if (liked && touch) showToast({ title: t(deck.liked), description: t(waitingSwipes.later) });
  return true;
}

/** Takes back an unsent decision. Returns false if there is none, or if it is just being sent. */
export function takeOutSwipe(profileId: number): boolean {
  const waits = readWaiting().swipes.some(({ id }) => id === profileId) && !underWay.has(profileId);
  if (waits) changeWaiting((waiting) => removeSwipe(waiting, profileId));
  return waits;
}

/** Keeps a decision from being taken back while its request runs. */
export async function whileSending<T>(profileId: number, send: () => Promise<T>): Promise<T> {
  underWay.add(profileId);
  try {
    return await send();
  } finally {
    underWay.delete(profileId);
  }
}
