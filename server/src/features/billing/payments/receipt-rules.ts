import type { StoredOrder } from './order-rules.ts';

const minute = 60_000;
const hour = 60 * minute;

/** A callback may still bring the receipt of a payment for so long, in ms. Then M-Pesa is asked for it. */
export const firstReceiptAskMs = 5 * minute;
/** The pauses after the first questions, in ms. After that M-Pesa is asked once a day until the receipt is known. */
const pauses = [15 * minute, hour, 6 * hour] as const;
const dailyPause = 24 * hour;
/** M-Pesa locks an initiator who often comes with a wrong password. It is asked for nothing for so long, in ms. */
export const refusedPauseMs = 6 * hour;
/** A receipt that is not known so long after the payment, in ms, is told to the operator. */
export const lostMs = hour;

/** The time of the question after this many. */
export function nextReceiptAskAt(asks: number, now: Date): Date {
  return new Date(now.getTime() + (pauses[asks - 1] ?? dailyPause));
}

/**
 * The meaning of a result for its order. `none`: it tells nothing about this order, which is asked about again.
 * `refused`: M-Pesa refuses the initiator. `over`: the order has a receipt, so nothing can be learned.
 */
type ResultMeaning = 'none' | 'refused' | 'over' | { readonly receipt: string; readonly amount: number };

/** The result of a question, as the gateway has read it. */
interface Told {
  readonly code: string;
  readonly isInitiatorRefused: boolean;
  readonly isCompleted: boolean;
  readonly merchantRequestId: string | null;
  readonly receipt: string | null;
  readonly amount: number | null;
}

/** Reads the result of a question about an order that has this many receipts. */
export function judgeResult(
  order: Pick<StoredOrder, 'merchantRequestId'> & { readonly receipts: number },
  result: Told | null,
): ResultMeaning {
  if (order.receipts > 0) return 'over';
  if (result === null) return 'none';
  if (result.isInitiatorRefused) return 'refused';
  const { code, isCompleted, merchantRequestId, receipt, amount } = result;
  const isAboutThis = merchantRequestId === null || merchantRequestId === order.merchantRequestId;
  if (code !== '0' || !isCompleted || !isAboutThis || receipt === null || amount === null) return 'none';
  return { receipt, amount };
}
