import type { Match } from '@mwanzo/contract/conversations/matches';
import { NetworkError, RequestError } from '../../../../api/request-error.ts';
import { request } from '../../../../api/request.ts';
import { readSession } from '../../../../api/session.ts';
import { deck } from '../../../../i18n/deck.ts';
import { t } from '../../../../i18n/translate.ts';
import { waitingSwipes as texts } from '../../../../i18n/waiting-swipes.ts';
import { createQueue } from '../../../../sending/queue.ts';
import { leavesByItself, type Sendable } from '../../../../sending/sendable.ts';
import { decidedProfile } from '../../../../shared/deck/decided-profile.ts';
import { likesUnderWay } from '../../../../shared/likes/likes-under-way.ts';
import { showToast } from '../../../../ui/layers/toast-store.ts';
import type { LikeNote } from '../likes/like-note.ts';
import type { NewMatch } from '../match/new-match.ts';
import { sayLikeStands } from './say-like-stands.ts';
import type { SwipedProfile } from './swiped-profile.ts';

/** A decision that is not sent yet. It includes the facts for icebreakers, in case it makes a match. */
export interface WaitingSwipe extends Sendable, Omit<NewMatch, 'match'> {
  /** The id of the profile. */
  id: string;
  name: string;
  liked: boolean;
  /** The note that is sent with a like. */
  note?: LikeNote;
  /** The match that it has made. It is `kept` until the member has seen it. */
  match?: Match;
}

/** Says whether the same request may succeed later: the network, the server or a short limit was in the way. */
export function isWorthWaiting(error: unknown): boolean {
  if (error instanceof NetworkError) return true;
  if (!(error instanceof RequestError)) return false;
  return error.status >= 500 || (error.status === 429 && error.code !== 'daily_limit_reached');
}

/** If what was liked is no longer in the profile, the like goes with its text alone, which was meant for the person. */
function withoutPart({ note, ...swipe }: WaitingSwipe): WaitingSwipe {
  return { ...swipe, phase: 'waiting', ...(note?.comment !== undefined && { note: { comment: note.comment } }) };
}

/** The decisions that wait for a connection, in their order, one per person. */
export const waitingSwipes = createQueue<WaitingSwipe>({
  kept: { key: 'mwanzo.swipes' },
  isLost: isWorthWaiting,
  // It can be repeated: the response is the same, so a lost response does no harm.
  async send(swipe, { as, signal }) {
    const id = Number(swipe.id);
    if (swipe.liked) likesUnderWay.add(id);
    try {
      const body = { target_profile_id: id, matched: swipe.liked, ...swipe.note };
      const { match, standing } = await request('POST /api/profiles/like-pass/', { body, as, signal });
      if (swipe.liked && match) return { ...swipe, phase: 'kept', match };
      likesUnderWay.delete(id);
      if (!swipe.liked && standing === 'like') sayLikeStands(swipe);
      return undefined;
    } catch (error) {
      likesUnderWay.delete(id);
      throw error;
    }
  },
  refuse(swipe, error) {
    if (error instanceof RequestError && error.code === 'liked_part_gone') return withoutPart(swipe);
    showToast({ title: t(texts.notSent), description: t(texts.notSentText, { name: swipe.name }) });
    return undefined;
  },
});

/**
 * Stores a decision, with the note of a like, until there is a connection. Returns false for a like by an unverified
 * member, because it would be refused later too.
 */
export function keepSwipe(profile: SwipedProfile, liked: boolean, touch: boolean, note?: LikeNote): boolean {
  const { id, name, interests, location, prompts } = profile;
  if (liked && readSession().profile?.isVerified === false) return false;
  const facts = { name, interests, location, prompts };
  waitingSwipes.add({ ...facts, id: String(id), phase: 'lost', liked, ...(note && { note }) });
  decidedProfile.write(id);
  if (liked && touch) showToast({ title: t(deck.liked), description: t(texts.later) });
  return true;
}

/** Discards the decision on a person, and the match that it has made. */
export function forgetSwipe(profileId: number): void {
  waitingSwipes.forget(({ id, match }) => id === String(profileId) || match?.user.id === profileId);
}

/** Takes back an unsent decision. Returns false if there is none, or if it is just being sent. */
export function takeOutSwipe(profileId: number): boolean {
  const swipe = waitingSwipes.find(String(profileId));
  if (!swipe || !leavesByItself(swipe) || swipe.phase === 'sending') return false;
  waitingSwipes.forget(({ id }) => id === swipe.id);
  return true;
}
