import type { WarningKind } from '@mwanzo/contract/conversations/warnings';
import { codeRules } from './code-rules.ts';
import { cryptoRules } from './crypto-rules.ts';
import { giftCardRules } from './gift-card-rules.ts';
import { investmentRules } from './investment-rules.ts';
import { loanRules } from './loan-rules.ts';
import { moneyRules } from './money-rules.ts';
import { offAppRules } from './off-app-rules.ts';
import { paymentRules } from './payment-rules.ts';
import { sextortionRules } from './sextortion-rules.ts';
import { threatRules } from './threat-rules.ts';

/** The rules of each kind, the most serious kind first. Phone numbers have no rules, but a finder. */
export const rulesByKind: readonly (readonly [WarningKind, readonly string[]])[] = [
  ['sextortion', sextortionRules],
  ['threat', threatRules],
  ['code', codeRules],
  ['gift_card', giftCardRules],
  ['crypto', cryptoRules],
  ['investment', investmentRules],
  ['payment', paymentRules],
  ['money', moneyRules],
  ['loan', loanRules],
  ['off_app', offAppRules],
];
