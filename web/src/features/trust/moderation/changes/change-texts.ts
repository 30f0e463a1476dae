import type { ChangedPart } from '@mwanzo/contract/people/options';
import { moderation } from '../../../../i18n/moderation.ts';
import { t } from '../../../../i18n/translate.ts';

export const partTexts = {
  name: moderation.changedName,
  gender: moderation.changedGender,
  photo: moderation.changedPhoto,
};

/** Says what has changed: "New name · New photo". */
export function changedText(parts: readonly ChangedPart[]): string {
  return parts.map((part) => t(partTexts[part])).join(' · ');
}
