import { textLimits } from '@mwanzo/contract/limits';
import type { Message } from '../../i18n/define-messages.ts';
import { reasons } from '../../i18n/moderation.ts';

export type Refusal = 'reject' | 'request_new';

export const presets: Record<Refusal, readonly Message[]> = {
  reject: [reasons.notSamePerson, reasons.nameDiffers, reasons.birthdayDiffers, reasons.notAccepted],
  request_new: [reasons.idUnreadable, reasons.idCutOff, reasons.faceUnclear, reasons.idNotInSelfie],
};

/** What the member reads: the chosen reason, then the reviewer's own words; empty when there are neither. */
export function composeReason(preset: string | null, note: string): string {
  return [preset, note.trim()].filter(Boolean).join(' ');
}

/** How long the own words may get beside the chosen reason, in UTF-16 units. */
export function noteMax(preset: string | null): number {
  return textLimits.reasonMax - (preset === null ? 0 : preset.length + 1);
}
