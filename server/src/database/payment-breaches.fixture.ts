const sealed = "decode(repeat('00', 40), 'hex')";

/** An order of member 1 with its receipt and an event, and the member's stored number. */
export const existingPayments = `
  insert into payment_orders (code, user_id, client_key, product, amount, token_hash, checkout_request_id, created_at)
    values ('MW-22222222', 1, '00000000-0000-4000-8000-000000000001', 'week', 150, sha256('token'), 'checkout', now());
  update payment_orders set receipt_token_hash = sha256('result');
  insert into payment_receipts values ('SAB12CD34E', 1, 150, now());
  insert into payment_events (order_id, kind, code, created_at) values (1, 'prompt', 'accepted', now());
  insert into payment_phones values (1, ${sealed}, now());
  insert into payment_refused_phones values (sha256('phone'), now());
`;
const order = (columns: string, values: string, more: { readonly key?: string; readonly code?: string } = {}) =>
  `insert into payment_orders (code, client_key, created_at, ${columns}) overriding system value
   values ('${more.code ?? 'MW-33333333'}', '${more.key ?? '00000000-0000-4000-8000-000000000002'}', now(), ${values})`;
const sold = (columns: string, values: string) =>
  order(`user_id, product, amount, ${columns}`, `2, 'week', 150, ${values}`);
const receipt = (values: string) => `insert into payment_receipts values (${values}, now())`;
const event = (columns: string, values: string) =>
  `insert into payment_events (created_at, ${columns}) overriding system value values (now(), ${values})`;

/** Statements that must be refused, each with the constraint that refuses it. */
export const paymentBreaches: readonly (readonly [constraint: string, statement: string])[] = [
  ['payment_orders_pkey', sold('id', '1')],
  ['payment_orders_code', order('user_id, product, amount', "2, 'week', 150", { code: 'MW-0000000O' })],
  ['payment_orders_code_unique', order('user_id, product, amount', "2, 'week', 150", { code: 'MW-22222222' })],
  ['payment_orders_user', order('user_id, product, amount', "4, 'week', 150")],
  ['payment_orders_product', order('user_id, product, amount', "2, 'year', 150")],
  ['payment_orders_amount', order('user_id, product, amount', "2, 'week', 0")],
  ['payment_orders_sealed_phone', sold('sealed_phone', "'254712345678'")],
  ['payment_orders_phone_hash', sold('phone_hash', "'254712345678'")],
  ['payment_orders_token_hash', sold('token_hash', "'token'")],
  ['payment_orders_token_unique', sold('token_hash', "sha256('token')")],
  ['payment_orders_merchant_request', sold('merchant_request_id', "repeat('a', 101)")],
  ['payment_orders_checkout_request', sold('checkout_request_id', "repeat('a', 101)")],
  ['payment_orders_checkout_unique', sold('checkout_request_id', "'checkout'")],
  ['payment_orders_state', sold('state', "'settled'")],
  ['payment_orders_result_code', sold('result_code', "repeat('1', 41)")],
  ['payment_orders_paid', sold('state', "'paid'")],
  ['payment_orders_sold', sold('state, paid_at', "'paid', now()")],
  ['payment_orders_receipt_token', sold('receipt_token_hash', "'token'")],
  ['payment_orders_receipt_token_unique', sold('receipt_token_hash', "sha256('result')")],
  ['payment_orders_one_open', order('user_id, product, amount', "1, 'week', 150")],
  [
    'payment_orders_client_key_unique',
    order('user_id, product, amount, state', "1, 'week', 150, 'failed'", {
      key: '00000000-0000-4000-8000-000000000001',
    }),
  ],
  ['payment_receipts_pkey', receipt("'SAB12CD34E', 1, 150")],
  ['payment_receipts_receipt', receipt("'not one', 1, 150")],
  ['payment_receipts_order', receipt("'SAB12CD34F', 4, 150")],
  ['payment_receipts_amount', receipt("'SAB12CD34F', 1, 0")],
  ['payment_events_pkey', event('id, order_id, kind, code', "1, 1, 'query', '0'")],
  ['payment_events_order', event('order_id, kind, code', "4, 'query', '0'")],
  ['payment_events_kind', event('order_id, kind, code', "1, 'guess', '0'")],
  ['payment_events_code', event('order_id, kind, code', "1, 'query', repeat('0', 41)")],
  ['payment_events_body', event('order_id, kind, code, body', "1, 'query', '0', repeat('0', 4001)")],
  ['payment_phones_pkey', `insert into payment_phones values (1, ${sealed}, now())`],
  ['payment_phones_user', `insert into payment_phones values (4, ${sealed}, now())`],
  ['payment_phones_sealed_phone', "insert into payment_phones values (2, '254712345678', now())"],
  ['payment_refused_phones_pkey', "insert into payment_refused_phones values (sha256('phone'), now())"],
  ['payment_refused_phones_hash', "insert into payment_refused_phones values ('254712345678', now())"],
  ['payment_query_slots_pkey', 'insert into payment_query_slots values (1, now())'],
];
