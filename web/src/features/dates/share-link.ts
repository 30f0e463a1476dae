import { openPlan as texts } from '../../i18n/open-plan.ts';
import { t } from '../../i18n/translate.ts';
import { showToast } from '../../ui/layers/toast-store.ts';

/** Whether the device has a sheet of its own for sharing, as phones do. */
export const hasShareSheet = (): boolean => typeof navigator.share === 'function';

/** @returns whether the link is in the clipboard */
export async function copyLink(link: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link);
  } catch {
    // Forbidden, or not on this browser: the page shows the link to be copied by hand.
    return false;
  }
  showToast({ title: t(texts.copied), description: t(texts.copiedText) });
  return true;
}

/**
 * Opens the phone's own share sheet; elsewhere it copies the link.
 * @returns whether the member has seen a sheet or has the link
 */
export async function shareLink(link: string): Promise<boolean> {
  if (!hasShareSheet()) return copyLink(link);
  try {
    await navigator.share({ title: 'Mwanzo', text: t(texts.shareText), url: link });
    return true;
  } catch (error) {
    // The member has closed the sheet. Otherwise the press was too long ago: the plan's page has buttons.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
