import { z } from 'zod';
import { boundedText } from '../bounded-text.ts';
import { defineEndpoint } from '../endpoint.ts';
import { kenyanMobile, orderStates, paymentFailures, productNames } from './products.ts';
import { timestamp } from '../text.ts';

/** The phone number that is asked to pay: 12 digits, with Kenya's 254. */
export const payingPhone = boundedText(32)
  .transform((text) => text.replaceAll(/[\s().-]/g, ''))
  .pipe(z.string().regex(kenyanMobile, 'must be a Kenyan mobile number, such as 0712 345 678'))
  .transform((text) => text.replace(kenyanMobile, '254$1'));

/** The public number of an order, such as MW-7F3K2QX9. */
const orderCode = z.string().regex(/^MW-[2-9A-HJ-NP-Z]{8}$/);

export const paymentOrder = z.object({
  code: orderCode,
  product: z.enum(productNames),
  /** In whole Kenyan shillings. */
  amount: z.number().int(),
  state: z.enum(orderStates),
  /** The reason of a failed order. It is null in any other state. */
  failure: z.enum(paymentFailures).nullable(),
  /** The paying number with its middle hidden, such as "0712 ••• 678". */
  phone: z.string(),
  /** All 12 digits, for an hour and as long as nothing was paid: to find a slip in them, and to try again. */
  whole_phone: z.string().nullable(),
  created_at: timestamp,
  /** The time when the prompt went to the phone. Null until then. */
  prompted_at: timestamp.nullable(),
  /** The time from which the member may send another prompt. */
  again_at: timestamp,
  paid_at: timestamp.nullable(),
  /** M-Pesa's code of the payment. Null until it is known. */
  receipt: z.string().nullable(),
  /** The time for which Premium was bought, once it is paid. */
  starts_at: timestamp.nullable(),
  ends_at: timestamp.nullable(),
  /** The server's time of this response. Devices count from it, because their own clocks may be wrong. */
  as_of: timestamp,
});
export type PaymentOrder = z.infer<typeof paymentOrder>;

export const paymentEndpoints = {
  createOrder: defineEndpoint({
    method: 'POST',
    path: '/api/payments/orders/',
    summary:
      'Order Premium and send the prompt to a phone. The same client_key returns the same order. While an order is ' +
      'open, every other one returns it.',
    access: 'member',
    body: z.object({
      product: z.enum(productNames),
      phone: payingPhone,
      /** The client makes a new key for each press of Pay. */
      client_key: z.uuid(),
      /** If true, the number is filled in the next time. If false, an earlier one is forgotten. */
      remember: z.boolean(),
    }),
    status: 200,
    response: paymentOrder,
    errors: ['payments_off', 'payment_phone_refused', 'payment_too_soon', 'client_id_used', 'too_many_requests'],
    limit: 'payment',
  }),
  getOrder: defineEndpoint({
    method: 'GET',
    path: '/api/payments/orders/{code}/',
    summary: "One of the member's orders.",
    access: 'member',
    params: z.object({ code: orderCode }),
    status: 200,
    response: paymentOrder,
    errors: ['not_found'],
    limit: 'read',
  }),
  listOrders: defineEndpoint({
    method: 'GET',
    path: '/api/payments/orders/',
    summary: "The member's newest 50 orders, and the number that was remembered.",
    access: 'member',
    status: 200,
    response: z.object({
      orders: z.array(paymentOrder),
      /** The whole number, such as 254712345678. The form fills the field with it. */
      remembered_phone: z.string().nullable(),
    }),
    errors: [],
    limit: 'read',
  }),
  forgetPhone: defineEndpoint({
    method: 'DELETE',
    path: '/api/payments/phone/',
    summary: 'Forget the number that was remembered.',
    access: 'member',
    status: 204,
    response: null,
    errors: [],
    limit: 'write',
  }),
  receiveCallback: defineEndpoint({
    method: 'POST',
    path: '/api/till/{token}/',
    summary: "M-Pesa tells what came of an order. The address is the order's own secret.",
    access: 'public',
    params: z.object({ token: z.string().regex(/^[\da-f]{48}$/) }),
    body: z.unknown(),
    status: 200,
    response: z.object({ ResultCode: z.literal(0), ResultDesc: z.literal('Accepted') }),
    errors: [],
    limit: 'callback',
  }),
};
