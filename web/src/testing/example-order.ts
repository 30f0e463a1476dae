import type { PaymentOrder } from '@mwanzo/contract/billing/payments';

/** An order of one week that waits for the PIN. */
export const exampleOrder: PaymentOrder = {
  code: 'MW-7F3K2QX9',
  product: 'week',
  amount: 150,
  state: 'waiting',
  failure: null,
  phone: '0712 ••• 678',
  whole_phone: '254712345678',
  created_at: '2026-11-21T09:00:00.000Z',
  prompted_at: '2026-11-21T09:00:02.000Z',
  again_at: '2026-11-21T09:02:02.000Z',
  paid_at: null,
  receipt: null,
  starts_at: null,
  ends_at: null,
  as_of: '2026-11-21T09:00:02.000Z',
};
