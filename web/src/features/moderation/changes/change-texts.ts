import type { ChangedPart } from '@mwanzo/contract/notifications';
import { moderation } from '../../../i18n/moderation.ts';
import { t } from '../../../i18n/translate.ts';

const texts = { name: moderation.changedName, photo: moderation.changedPhoto };

/** Says what has changed: "New name · New photo". */
export function changedText(parts: readonly ChangedPart[]): string {
  return parts.map((part) => t(texts[part])).join(' · ');
}
