import type { WarningKind } from '@mwanzo/contract/warnings';
import { findLink } from './find-links.ts';
import { findPhoneNumber } from './find-numbers.ts';
import { normaliseText } from './normalise-text.ts';
import { compilePhrases } from './phrase-patterns.ts';
import { codePhrases } from './rules/code-rules.ts';
import { cryptoPhrases } from './rules/crypto-rules.ts';
import { giftCardPhrases } from './rules/gift-card-rules.ts';
import { investmentPhrases } from './rules/investment-rules.ts';
import { loanPhrases } from './rules/loan-rules.ts';
import { moneyPhrases } from './rules/money-rules.ts';
import { paymentPhrases } from './rules/number-rules.ts';
import { offAppPhrases } from './rules/off-app-rules.ts';
import { sextortionPhrases } from './rules/sextortion-rules.ts';
import { threatPhrases } from './rules/threat-rules.ts';

/** The kind of scam that a text may be, and the range of the text that shows it, in UTF-16 code units. */
export interface Judgement {
  readonly kind: WarningKind;
  readonly from: number;
  readonly to: number;
}

/** The kinds that have phrases, most serious first. */
const rules: readonly (readonly [WarningKind, RegExp])[] = (
  [
    ['sextortion', sextortionPhrases],
    ['threat', threatPhrases],
    ['code', codePhrases],
    ['gift_card', giftCardPhrases],
    ['crypto', cryptoPhrases],
    ['investment', investmentPhrases],
    ['payment', paymentPhrases],
    ['money', moneyPhrases],
    ['loan', loanPhrases],
  ] as const
).map(([kind, phrases]) => [kind, compilePhrases(phrases)]);
const offApp = compilePhrases(offAppPhrases);

/**
 * Judges a text of a chat by rules. It takes time in proportion to the text's length and stores nothing.
 *
 * @returns each kind once, the most serious first; nothing for a harmless text
 */
export function judgeText(original: string): Judgement[] {
  const { text, origins } = normaliseText(original);
  const judge = (kind: WarningKind, pattern: RegExp): Judgement[] => {
    const found = pattern.exec(text);
    if (!found) return [];
    const last = found.index + found[0].length - 1;
    return [{ kind, from: origins[found.index + 1] ?? 0, to: (origins[last] ?? 0) + 1 }];
  };
  const phone = findPhoneNumber(original);
  const link = findLink(original);
  return [
    ...rules.flatMap(([kind, pattern]) => judge(kind, pattern)),
    ...(phone ? [{ kind: 'phone' as const, ...phone }] : []),
    ...(link ? [{ kind: 'off_app' as const, ...link }] : judge('off_app', offApp)),
  ];
}
