/** A paid pass and the trial of member 1, and a record that they have seen somebody who likes them, and how many do. */
export const existingPremium = `
  insert into premium_periods (user_id, source, order_id, product, starts_at, ends_at, stops_at, created_at)
    values (1, 'paid', 1, 'day', now(), now() + interval '1 day', now() + interval '1 day', now());
  insert into like_reveals values (1, '2026-11-20', 2);
  insert into like_visits values (1, now());
  insert into like_counts values (1, '2026-11-20', 2, 1);
  insert into premium_trials values (sha256('1'), 1, now());
  insert into premium_periods (user_id, source, starts_at, ends_at, stops_at, created_at)
    values (1, 'trial', now(), now() + interval '3 days', now() + interval '3 days', now());
`;
const period = (columns: string, values: string) =>
  `insert into premium_periods (starts_at, created_at, ${columns}) overriding system value
    values (now(), now(), ${values})`;
const given = (columns: string, values: string) =>
  period(
    `source, ends_at, stops_at, ${columns}`,
    `'operator', now() + interval '1 day', now() + interval '1 day', ${values}`,
  );

/** Statements that must be refused, each with the constraint that refuses it. */
export const premiumBreaches: readonly (readonly [constraint: string, statement: string])[] = [
  ['like_reveals_pkey', "insert into like_reveals values (1, '2026-11-20', 3)"],
  ['like_reveals_user', "insert into like_reveals values (77, '2026-11-20', 3)"],
  ['like_reveals_liker', "insert into like_reveals values (2, '2026-11-20', 77)"],
  ['like_reveals_friday', "insert into like_reveals values (2, '2026-11-21', 3)"],
  ['like_visits_pkey', 'insert into like_visits values (1, now())'],
  ['like_visits_user', 'insert into like_visits values (77, now())'],
  ['like_counts_pkey', "insert into like_counts values (1, '2026-11-21', 2, 1)"],
  ['like_counts_user', "insert into like_counts values (77, '2026-11-20', 2, 1)"],
  ['like_counts_numbers', "insert into like_counts values (2, '2026-11-20', 1, 2)"],
  ['premium_periods_pkey', given('id, user_id', '1, 2')],
  ['premium_periods_user', given('user_id', '4')],
  [
    'premium_periods_source',
    period('source, ends_at, stops_at, user_id', "'gift', now() + interval '1 day', now() + interval '1 day', 2"),
  ],
  ['premium_periods_product', "update premium_periods set product = 'year'"],
  ['premium_periods_order', 'update premium_periods set ends_at = starts_at'],
  ['premium_periods_order', "update premium_periods set stops_at = ends_at - interval '1 second'"],
  ['premium_periods_reminded', 'update premium_periods set reminded_days = 2'],
  ['premium_periods_paid', given('user_id, order_id, product', "2, 2, 'day'")],
  ['premium_periods_paid', 'update premium_periods set product = null'],
  [
    'premium_periods_one_trial',
    period('source, ends_at, stops_at, user_id', "'trial', now() + interval '1 day', now() + interval '1 day', 1"),
  ],
  ['premium_trials_pkey', "insert into premium_trials values (sha256('1'), 2, now())"],
  ['premium_trials_mark', "insert into premium_trials values ('12345678', 2, now())"],
  ['premium_trials_user', "insert into premium_trials values (sha256('2'), 77, now())"],
  [
    'premium_periods_order_unique',
    period(
      'source, ends_at, stops_at, user_id, order_id, product',
      "'paid', now() + interval '1 day', now() + interval '1 day', 2, 1, 'day'",
    ),
  ],
];
