import { openPlan as texts } from '../../../i18n/open-plan.ts';
import { t } from '../../../i18n/translate.ts';
import { showToast } from '../../../ui/layers/toast-store.ts';

/** Says whether the device has its own share sheet, as phones have. */
export const hasShareSheet = (): boolean => typeof navigator.share === 'function';

/** @returns true if the link was copied to the clipboard */
export async function copyLink(link: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link);
  } catch {
    // Copying is forbidden or missing in this browser. The page shows the link, to be copied by hand.
    return false;
  }
  showToast({ title: t(texts.copied), description: t(texts.copiedText) });
  return true;
}

/**
 * Opens the phone's share sheet; elsewhere copies the link.
 * @returns true if the member saw the sheet or has the link
 */
export async function shareLink(link: string): Promise<boolean> {
  if (!hasShareSheet()) return copyLink(link);
  try {
    await navigator.share({ title: 'Mwanzo', text: t(texts.shareText), url: link });
    return true;
  } catch (error) {
    // An AbortError means that the member has closed the sheet. Otherwise the press was too long ago, and the plan's
    // page has buttons.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
