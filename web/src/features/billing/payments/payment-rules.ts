import type { PaymentOrder } from '@mwanzo/contract/billing/payments';
import { kenyanMobile, products, promptSeconds, type Product } from '@mwanzo/contract/billing/products';
import type { ReceivedOrder } from '../../../queries/orders.ts';

const second = 1000;
const hour = 3_600_000;

/**
 * Converts a phone number as people write it to 12 digits, with the country's 254. Null if it is not a Kenyan mobile
 * number.
 */
export function payingNumber(text: string): string | null {
  const digits = text.replaceAll(/[\s().-]/g, '');
  const number = kenyanMobile.exec(digits)?.[1];
  return number === undefined ? null : `254${number}`;
}

/** Formats a number of 12 digits as people in Kenya write it: "0712 345 678". */
export function localNumber(number: string): string {
  return number.replace(/^254(\d{3})(\d{3})(\d{3})$/, '0$1 $2 $3');
}

/** Returns the number of an order for its buyer's eyes: the whole one, as long as the server tells it. */
export function shownNumber({ phone, whole_phone }: PaymentOrder): string {
  return whole_phone ? localNumber(whole_phone) : phone;
}

/** The path of the checkout for another attempt at an order: it keeps the pass and the number. */
export function againPath({ product, code }: PaymentOrder): string {
  return `/premium?product=${product}&order=${code}`;
}

interface KnownNumbers {
  readonly orders: readonly Pick<PaymentOrder, 'code' | 'whole_phone'>[];
  readonly remembered_phone: string | null;
}

/** Returns the number with which a form begins: that of the order before, or the remembered one. */
export function knownNumber({ orders, remembered_phone }: KnownNumbers, code: string | null): string | null {
  return orders.find((order) => order.code === code)?.whole_phone ?? remembered_phone;
}

/** Computes when a pass that is bought now begins and ends. It begins after what is already paid. */
export function passTimes(product: Product, paidUntil: string | null, now: number): { begins: number; ends: number } {
  const begins = Math.max(now, paidUntil === null ? 0 : Date.parse(paidUntil));
  return { begins, ends: begins + products[product].hours * hour };
}

/**
 * Returns the server's time, in ms since the epoch. It counts from the order's response, so the device's clock may be
 * wrong, or be set meanwhile.
 * @param at the `timeOnPage`
 */
export function serverNow({ serverTime, receivedAt }: ReceivedOrder, at: number): number {
  return serverTime + Math.max(0, at - receivedAt);
}

/** The stages of an order that its page distinguishes. */
export type OrderStage = 'waiting' | 'checking' | 'failed' | 'unanswered' | 'review' | 'refund' | 'paid';

/**
 * Returns the stage of an order. A prompt whose time has passed counts as being checked, even if the server has not
 * said so yet.
 * @param now the server's time, in ms since the epoch
 */
export function stageOf({ state, prompted_at, created_at }: PaymentOrder, now: number): OrderStage {
  if (state === 'waiting') {
    const sent = Date.parse(prompted_at ?? created_at);
    return now - sent < promptSeconds * second ? 'waiting' : 'checking';
  }
  return state === 'refunding' || state === 'refunded' ? 'refund' : state;
}

/** Returns the whole seconds until a time; 0 once it has passed. */
export function secondsUntil(moment: number, now: number): number {
  return Math.max(0, Math.ceil((moment - now) / second));
}

/**
 * Returns the whole seconds until another prompt can follow this order; 0: now. Until then the server returns the same
 * order for every number, because its prompt may still be paid.
 * @param at the `timeOnPage`
 */
export function secondsToNext(order: ReceivedOrder | undefined, at: number): number {
  if (order?.state !== 'waiting' && order?.state !== 'checking') return 0;
  return secondsUntil(Date.parse(order.again_at), serverNow(order, at));
}

interface Asked {
  product: Product | undefined;
  phone: string | null;
}

/**
 * Returns the whole seconds until this number can get a prompt for this pass, after one that came too soon; 0: now.
 * Another pass or number may get one at once.
 * @param at the `timeOnPage`
 */
export function secondsHeld(
  failure: (Asked & { againAt: number | undefined }) | undefined,
  { product, phone }: Asked,
  at: number,
): number {
  const isSame = failure?.product === product && failure?.phone === phone;
  return failure?.againAt === undefined || !isSame ? 0 : secondsUntil(failure.againAt, at);
}

/**
 * Returns after how many ms an order is fetched again; false once it is final. Its events arrive at once anyway.
 * @param at the `timeOnPage`
 */
export function askAgainAfter(order: ReceivedOrder | undefined, at: number): number | false {
  if (order === undefined) return false;
  const now = serverNow(order, at);
  const stage = stageOf(order, now);
  if (stage === 'waiting') return 3 * second;
  if (stage !== 'checking') return false;
  return now - Date.parse(order.created_at) < 10 * 60 * second ? 10 * second : 60 * second;
}
