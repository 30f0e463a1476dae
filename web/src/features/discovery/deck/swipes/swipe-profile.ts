import type { Match } from '@mwanzo/contract/conversations/matches';
import { onMemberChange } from '../../../../api/member-change.ts';
import { request } from '../../../../api/request.ts';
import { readSession } from '../../../../api/session.ts';
import { deck } from '../../../../i18n/deck.ts';
import { t } from '../../../../i18n/translate.ts';
import { showToast } from '../../../../ui/layers/toast-store.ts';
import { likesUnderWay } from '../../../../shared/likes/likes-under-way.ts';
import { nextNotes } from '../likes/like-note.ts';
import type { SwipedProfile } from '../waiting/swiped-profile.ts';
import type { SwipeHints } from './use-swipe-hints.ts';
import { decidedProfile } from '../../../../shared/deck/decided-profile.ts';

/** The people of swipes without a response: the server may have stored them, so another device was not the first. */
const unsure = new Set<number>();

onMemberChange(() => unsure.clear());

const loadWaiting = () => import('../waiting/waiting-swipes.ts');

/**
 * Likes or passes a profile, with the note that was written for it, and shows a toast about the result.
 * @returns the match; null if there is none, or if the decision waits for a network; 'away' if the answer of
 * another device stands; undefined if it failed and the card must come back
 */
export async function swipeProfile(
  profile: SwipedProfile,
  liked: boolean,
  touch: boolean,
  hints?: SwipeHints,
): Promise<Match | 'away' | null | undefined> {
  const member = readSession().user?.id;
  if (liked) likesUnderWay.add(profile.id);
  const note = liked ? nextNotes.get(profile.id) : undefined;
  nextNotes.delete(profile.id);
  try {
    const { match, standing } = await request('POST /api/profiles/like-pass/', {
      body: { target_profile_id: profile.id, matched: liked, ...note, ...hints },
    });
    decidedProfile.write(profile.id);
    if (liked && match) return match;
    likesUnderWay.delete(profile.id);
    if (!unsure.delete(profile.id) && standing) {
      if (standing === 'like')
        void import('../waiting/say-like-stands.ts').then(
          ({ sayLikeStands }) => sayLikeStands(profile),
          () => undefined,
        );
      return 'away';
    }
    if (liked && touch) showToast({ title: t(deck.liked), description: t(deck.likedText, { name: profile.name }) });
    return null;
  } catch (error) {
    likesUnderWay.delete(profile.id);
    // Nothing of it is kept, told or sent as the next member's.
    if (readSession().user?.id !== member) return undefined;
    unsure.add(profile.id);
    // The code that stores decisions may not have arrived when the network is lost.
    if (
      navigator.onLine === false &&
      (await loadWaiting().then(
        ({ keepSwipe }) => keepSwipe(profile, liked, touch, note),
        () => false,
      ))
    )
      return null;
    await explain(error, profile);
    return undefined;
  }
}

/** The texts load when they are needed. If they cannot load, the connection is also the reason why the swipe failed. */
export async function explain(error: unknown, profile: SwipedProfile): Promise<void> {
  try {
    (await import('./explain-refusal.ts')).explainRefusal(error, profile);
  } catch {
    showToast({ title: t(deck.swipeFailed), description: t(deck.swipeFailedText), kind: 'bad', error });
  }
}
