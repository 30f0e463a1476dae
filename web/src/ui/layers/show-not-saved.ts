import { innerPages } from '../../i18n/inner-pages.ts';
import { t } from '../../i18n/translate.ts';
import { showToast } from './toast-store.ts';

/** Shows a toast that a choice was not saved, with the reason if the device knows it. */
export function showNotSaved(error?: unknown): void {
  showToast({
    title: t(innerPages.notSaved),
    description: t(navigator.onLine ? innerPages.notSavedText : innerPages.notSavedOffline),
    kind: 'bad',
    error,
  });
}
