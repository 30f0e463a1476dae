import type { PaymentOrder } from '@mwanzo/contract/payments';
import { kenyanMobile, products, promptSeconds, type Product } from '@mwanzo/contract/products';

const second = 1000;
const hour = 3_600_000;

/** 12 digits, with the country's 254, of a number as people write it; null if it is none of a Kenyan mobile phone. */
export function payingNumber(text: string): string | null {
  const digits = text.replaceAll(/[\s().-]/g, '');
  const number = kenyanMobile.exec(digits)?.[1];
  return number === undefined ? null : `254${number}`;
}

/** A number of 12 digits as people in Kenya write it: "0712 345 678". */
export function localNumber(number: string): string {
  return number.replace(/^254(\d{3})(\d{3})(\d{3})$/, '0$1 $2 $3');
}

/** When a pass that is bought now would begin and end. It follows what is paid already. */
export function passTimes(product: Product, paidUntil: string | null, now: number): { begins: number; ends: number } {
  const begins = Math.max(now, paidUntil === null ? 0 : Date.parse(paidUntil));
  return { begins, ends: begins + products[product].hours * hour };
}

/** What the page of an order shows. */
export type OrderStage = 'waiting' | 'checking' | 'failed' | 'unanswered' | 'review' | 'refund' | 'paid';

/**
 * The stage of an order. A prompt that has had its time counts as checked, whether or not the server has said so yet.
 * @param now ms since the epoch
 */
export function stageOf({ state, prompted_at, created_at }: PaymentOrder, now: number): OrderStage {
  if (state === 'waiting') {
    const sent = Date.parse(prompted_at ?? created_at);
    return now - sent < promptSeconds * second ? 'waiting' : 'checking';
  }
  return state === 'refunding' || state === 'refunded' ? 'refund' : state;
}

/** Whole seconds until a moment, 0 once it is over. */
export function secondsUntil(moment: number, now: number): number {
  return Math.max(0, Math.ceil((moment - now) / second));
}

/** "1:48" for 108 seconds. */
export function countdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** After how many ms an order is asked about again; false once nothing more comes. Its events come at once anyway. */
export function askAgainAfter(order: PaymentOrder | undefined, now: number): number | false {
  if (order === undefined) return false;
  const stage = stageOf(order, now);
  if (stage === 'waiting') return 3 * second;
  if (stage !== 'checking') return false;
  return now - Date.parse(order.created_at) < 10 * 60 * second ? 10 * second : 60 * second;
}
