import { sql } from '../../../database/sql.ts';
import type { PersonalTables } from '../../../database/personal-table.ts';

const books = 'The law on books asks for each sale. Without the account and the phone it names nobody.';

export const personalPayments: PersonalTables = {
  payment_orders: {
    personal: 'user_id code product amount state created_at prompted_at resolved_at paid_at starts_at ends_at',
    // The phone number is left out: the member knows it, and it is stored encrypted and as a hash.
    other:
      'id client_key sealed_phone phone_hash token_hash merchant_request_id checkout_request_id result_code ' +
      'verified_at next_query_at queries receipt_mailed_at receipt_due_at receipt_asks receipt_token_hash',
    exported: {
      document: 'payments',
      rows: (me) => sql`
        select orders.code, orders.product, orders.amount, orders.state, orders.created_at, orders.prompted_at,
          orders.paid_at, orders.starts_at, orders.ends_at,
          array(select money.receipt from payment_receipts money where money.order_id = orders.id
            order by money.received_at) as receipts
        from payment_orders orders where orders.user_id = ${me} order by orders.id`,
    },
    // The hash of the phone still counts its prompts for an hour: new accounts must not bring new prompts.
    erased: [(me) => sql`update payment_orders set user_id = null, sealed_phone = null where user_id = ${me}`],
    kept: `${books} A hash of the phone stays for up to two hours, so that its owner is not sent more prompts.`,
  },
  payment_receipts: {
    personal: '',
    other: 'receipt order_id amount received_at',
    exported: { because: 'They are in the list of payments.' },
    kept: books,
  },
  payment_events: {
    personal: '',
    other: 'id order_id kind code body created_at',
    exported: { because: 'They say what M-Pesa told the server about a payment, without the phone.' },
    kept: 'For 13 months, without the account and the phone.',
  },
  payment_phones: {
    personal: 'user_id saved_at',
    other: 'sealed_phone',
    exported: {
      document: 'remembered_phone',
      rows: (me) => sql`select saved_at from payment_phones where user_id = ${me}`,
    },
  },
  payment_refused_phones: {
    personal: '',
    other: 'phone_hash refused_at',
    exported: { because: 'They are hashes of phones whose owners are no members.' },
    kept: 'Whoever wants no prompts gets none from anybody. A hash names nobody.',
  },
  payment_query_slots: {
    personal: '',
    other: 'slot free_at',
    exported: { because: 'They ration questions to M-Pesa and name nobody.' },
    kept: 'They ration questions to M-Pesa and name nobody.',
  },
};
