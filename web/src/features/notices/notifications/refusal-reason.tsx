import type { Refusal } from '@mwanzo/contract/refusals';
import { refusalText } from '../../../i18n/refusals.ts';

export function RefusalReason({ refusal }: { refusal: Refusal }) {
  return refusalText(refusal);
}
