import { navigate } from 'wouter/use-browser-location';
import { readSession } from '../../api/session.ts';
import { likeNotices as texts } from '../../i18n/like-notices.ts';
import { t } from '../../i18n/translate.ts';
import { likeLock } from '../../queries/like-lock.ts';
import { toastAction } from '../../ui/layers/toast-action.tsx';
import { showToast, type Toast } from '../../ui/layers/toast-store.ts';

function helpOf(): Pick<Toast, 'description' | 'action'> {
  const profile = readSession().profile;
  if (profile?.isVerified === false)
    return likeLock.read()
      ? { description: t(texts.inReview) }
      : { description: t(texts.verifyFirst), action: toastAction(t(texts.verify), () => navigate('/verify')) };
  if (profile?.photo === null)
    return { description: t(texts.photoFirst), action: toastAction(t(texts.addPhoto), () => navigate('/profile')) };
  return { description: t(texts.inDeck) };
}

/** Says, over the deck, what a like by somebody unnamed means and what helps to find them. */
export function explainLike(): void {
  showToast({ title: t(texts.title), ...helpOf() });
}
