import { unanswered, type StoredOrder, type StoredState } from './order-rules.ts';

/** An order as it stands when a proof about it comes. */
export type JudgedOrder = Pick<StoredOrder, 'state' | 'resultCode' | 'userId' | 'amount'> & {
  /** The number of receipts that it has. */
  readonly receipts: number;
};

/** A decision about an order after a proof. `none`: it stays as it is. */
export type Verdict =
  | { readonly to: 'paid' }
  | { readonly to: 'needs_review'; readonly code: string }
  | { readonly to: 'failed' }
  | { readonly to: 'none' };

/** Money with a receipt. */
interface Money {
  /** In whole Kenyan shillings. */
  readonly amount: number;
  /** False if the receipt was known before this proof. */
  readonly isNewReceipt: boolean;
}

const none: Verdict = { to: 'none' };
const review = (code: string): Verdict => ({ to: 'needs_review', code });

/** Orders that no proof has closed. */
const undecided: readonly StoredState[] = ['pushing', 'pending', 'unconfirmed', 'expired', 'failed'];

/** A later proof overrides a failure, and decides an undecided order. It never overrides money that is there. */
function canBePaid({ state, receipts }: JudgedOrder): boolean {
  return undecided.includes(state) || (state === 'needs_review' && receipts === 0);
}

/** Premium for a deleted account is nobody's, so the operator pays the money back. */
function pay({ userId }: JudgedOrder): Verdict {
  return userId === null ? review('account_gone') : { to: 'paid' };
}

/**
 * Judges money that M-Pesa has told of. Money that does not fit is for a person, never a failure. `receipts` are those
 * of before.
 */
export function judgeMoney(order: JudgedOrder, { amount, isNewReceipt }: Money): Verdict {
  const { state, receipts } = order;
  // The same callback again, or one with the receipt of another order, which pays nothing here.
  if (!isNewReceipt) return receipts === 0 && undecided.includes(state) ? review('receipt_of_other') : none;
  const isOpen = canBePaid(order);
  if (!isOpen && state !== 'paid') return none;
  if (amount !== order.amount) return review('wrong_amount');
  if (receipts > 0) return review('second_receipt');
  return isOpen ? pay(order) : none;
}

/** Judges a final result without money, of a callback or a query. */
export function judgeFailure({ state, resultCode }: JudgedOrder): Verdict {
  const isOpen = ['pushing', 'pending', 'unconfirmed', 'expired'].includes(state);
  return isOpen || (state === 'needs_review' && resultCode === unanswered) ? { to: 'failed' } : none;
}

/** Judges a query that says paid. It names no receipt. */
export function judgePaidQuery(order: JudgedOrder): Verdict {
  return canBePaid(order) ? pay(order) : none;
}

/** M-Pesa is asked about an order as long as an answer can still decide it. */
export function mayBeAsked({ state, resultCode }: Pick<JudgedOrder, 'state' | 'resultCode'>): boolean {
  return undecided.includes(state) || (state === 'needs_review' && resultCode === unanswered);
}
