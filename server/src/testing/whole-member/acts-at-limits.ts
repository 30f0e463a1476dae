import { act, browser, email, firstPassword, form, type AccountAct, type Condition } from './account-act.ts';

const credentials = { email, password: firstPassword };
const asks = act('nobody', 'POST', 'password/reset/', 'asks for a new password', { body: { email } });
const asksAtHome = act('phone', 'POST', 'password/reset/', 'asks for it in a known browser', { body: { email } });
const signsIn = act('nobody', 'POST', 'token/', 'signs in in a new browser', { body: credentials });
const signsInWrongly = act('tablet', 'POST', 'token/', 'signs in with a wrong code', {
  body: { ...credentials, code: '{wrong code}' },
});
const signsInRightly = act('tablet', 'POST', 'token/', 'signs in with the right code', {
  body: { ...credentials, code: '{code}' },
});
const several = <Each>(count: number, each: Each): readonly Each[] => Array.from({ length: count }, () => each);

const sessions: Condition = {
  words: 'has twenty sessions',
  statement: `insert into sessions (id, user_id, created_at, expires_at, used_at)
    select n, $1, '2026-03-01T09:00Z', '2026-03-31T09:00Z', '2026-03-01T09:00Z'::timestamptz + n * interval '1 minute'
    from generate_series(21, 40 - (select count(*) from sessions where user_id = $1)) n`,
};
const subscriptions: Condition = {
  words: 'has ten browsers with pushes',
  statement: `insert into push_subscriptions (user_id, endpoint, p256dh, auth, created_at, told_batch)
    select $1, 'https://push.example/' || n, 'p', 'a', '2026-03-01T09:00Z', 0
    from generate_series(1, 10) n`,
};

/** These acts meet a limit of their kind, and are possible again later or elsewhere. */
export const actsAtLimits: readonly (AccountAct | Condition | { readonly clock: string })[] = [
  act('phone', 'POST', 'signup/', 'signs up', { body: form }),
  ...several(4, asks),
  asksAtHome,
  { clock: '2026-03-01T11:33:00Z' },
  asks,
  ...several(6, signsIn),
  sessions,
  signsIn,
  subscriptions,
  act('phone', 'POST', 'push/subscriptions/', 'wants pushes in one more', { body: browser }),
  act('phone', 'POST', 'account/second-step/', 'begins a second step', { body: { password: firstPassword } }),
  act('phone', 'POST', 'account/second-step/confirm/', 'confirms it', { body: { code: '{code}' } }),
  ...several(5, signsInWrongly),
  signsInRightly,
  act('phone', 'POST', 'account/second-step/end/', 'ends it', {
    body: { password: firstPassword, code: '{recovery code}' },
  }),
  { clock: '2026-03-01T12:15:00Z' },
  signsInRightly,
];
