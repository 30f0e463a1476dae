import type { VisibleProfile } from '@mwanzo/contract/people/profiles';
import { navigate } from 'wouter/use-browser-location';
import { RequestError } from '../../../../api/request-error.ts';
import { readSession } from '../../../../api/session.ts';
import { deck } from '../../../../i18n/deck.ts';
import { swipeRefusals as texts } from '../../../../i18n/swipe-refusals.ts';
import { t } from '../../../../i18n/translate.ts';
import { noteLimit } from '../../../../shared/allowances/note-limit.ts';
import { keepOffer } from '../../../../shared/keeps/keep-offer.ts';
import { likeLock } from '../../../../shared/verifications/like-lock.ts';
import { toastAction } from '../../../../ui/layers/toast-action.tsx';
import { showToast, type Toast } from '../../../../ui/layers/toast-store.ts';
import type { SwipedProfile } from '../waiting/swiped-profile.ts';

const isWhole = (profile: SwipedProfile): profile is VisibleProfile => 'photo_details' in profile;
const isCode = (error: unknown, code: string) => error instanceof RequestError && error.code === code;

function refusalToast(error: unknown): Toast {
  if (isCode(error, 'photo_required'))
    return {
      title: t(texts.photoNeeded),
      description: t(texts.photoNeededText),
      action: toastAction(t(texts.addPhoto), () => navigate('/profile')),
    };
  if (isCode(error, 'liked_part_gone')) return { title: t(texts.partGone), description: t(texts.partGoneText) };
  // Depends on the stored profile, not on the error (docs/product/requests.md, "Errors").
  if (readSession().profile?.isVerified === false)
    return {
      title: t(texts.notVerified),
      description: t(texts.notVerifiedText),
      action: toastAction(t(texts.verify), () => navigate('/verify')),
    };
  return { title: t(deck.swipeFailed), description: t(deck.swipeFailedText) };
}

/**
 * Tells a member that liking needs a verified profile, and that their documents are still in review. The deck offers to
 * keep the person for later. It is not shown as an error, because nothing is wrong.
 */
function sayInReview(profile: SwipedProfile): void {
  const offer = keepOffer.read();
  if (offer && isWhole(profile)) offer(profile);
  else showToast({ title: t(texts.notVerified), description: `${t(texts.notVerifiedText)} ${t(texts.inReviewText)}` });
  // This makes the card about the review check whether a decision has arrived.
  dispatchEvent(new Event('focus'));
}

/**
 * Says why a swipe failed. Without an error, says why liking is locked. A daily limit replaces the deck instead of
 * showing a toast.
 */
export function explainRefusal(error: unknown, profile: SwipedProfile): void {
  if (noteLimit('swipes', error)) return;
  if (likeLock.read() && (error === undefined || isCode(error, 'verification_required'))) sayInReview(profile);
  else showToast({ ...refusalToast(error), kind: 'bad', error });
}
