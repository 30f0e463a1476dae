import { drafts as texts } from '../../../../i18n/drafts.ts';
import { t } from '../../../../i18n/translate.ts';
import { toastAction } from '../../../../ui/layers/toast-action.tsx';
import { showToast } from '../../../../ui/layers/toast-store.ts';
import { readDraft, replaceDraft } from './drafts.ts';

/**
 * Says, once the page is looked at, that another tab has replaced what was written here. The button puts it before what
 * is in the input now.
 * @returns a function that stops it
 */
export function tellReplaced(partnerId: number, lost: string): () => void {
  const bringBack = () => replaceDraft(partnerId, `${lost}\n${readDraft(partnerId)}`);
  const stop = () => document.removeEventListener('visibilitychange', tell);
  function tell(): void {
    if (document.visibilityState === 'hidden') return;
    stop();
    showToast({ title: t(texts.replaced), action: toastAction(t(texts.bringBack), bringBack) });
  }
  document.addEventListener('visibilitychange', tell);
  tell();
  return stop;
}
