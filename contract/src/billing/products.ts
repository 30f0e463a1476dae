/**
 * The products for sale: Premium for a length of time, paid in advance. Nothing renews by itself. Prices are in whole
 * Kenyan shillings. A pass still counts for `graceHours` after its end.
 */
export const products = {
  day: { price: 50, hours: 24, graceHours: 0 },
  week: { price: 150, hours: 7 * 24, graceHours: 24 },
  month: { price: 375, hours: 30 * 24, graceHours: 72 },
} as const;
export type Product = keyof typeof products;
export const productNames = ['day', 'week', 'month'] as const satisfies readonly Product[];

/**
 * The trial of Premium, without payment and without days of grace. The keyed hash of the document for which it was
 * started is kept as long as the account, and at least for these days.
 */
export const premiumTrial = { hours: 3 * 24, rememberedDays: 2 * 365 } as const;

/** A Kenyan mobile number as people write it, without its spaces: the second group is the number within the country. */
export const kenyanMobile = /^(?:\+?254|0)?(7\d{8}|1[01]\d{7})$/;

/** After a prompt the same phone gets no other one for this many seconds: M-Pesa would refuse it. */
export const promptPauseSeconds = 120;
/** A prompt waits for the PIN for this many seconds. After that, the server asks M-Pesa for the result. */
export const promptSeconds = 75;

/**
 * The state of an order, as its buyer sees it. `waiting`: the prompt may be on the phone. `checking`: the prompt has
 * ended and M-Pesa has not reported the result; the member may pay again. `unanswered`: M-Pesa did not report the
 * result within 24 hours. `review`: a payment came that does not fit the order, and a person looks at it.
 */
export const orderStates = [
  'waiting',
  'checking',
  'paid',
  'failed',
  'unanswered',
  'review',
  'refunding',
  'refunded',
] as const;
export type OrderState = (typeof orderStates)[number];

/** Why a prompt came to nothing (docs/product/payments.md). Nothing was taken in any of these. */
export const paymentFailures = [
  'balance',
  'limit',
  'too_soon',
  'other_prompt',
  'expired',
  'not_sent',
  'cancelled',
  'unreachable',
  'wrong_pin',
  'pin_locked',
  'phone_invalid',
  'unavailable',
] as const;
export type PaymentFailure = (typeof paymentFailures)[number];
