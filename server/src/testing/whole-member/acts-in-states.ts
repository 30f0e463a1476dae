import { act, badge, browser, form, type AccountAct, type Condition } from './account-act.ts';
import { people } from './planted-rows.ts';

/** The password of everybody who is planted. */
export const plantedPassword = 'nyumbani kwetu leo';
const [chosen, moderator] = ['maziwa na asali', 900];

interface Person extends Condition {
  readonly id: number;
  readonly email: string;
}

const restricted = (restriction: string, decision: string, until: string, id: number): string => `
  with decided as (
    insert into report_cases
      (id, reported_id, opened_at, is_urgent, decision, reason, note, until, decided_by, decided_at)
    overriding system value
    values (${id}, $1, '2026-03-01T09:00Z', false, '${decision}', 'fake', 'A note', ${until}, 100, '2026-03-01T09:30Z')
    returning id
  )
  update users set restriction = '${restriction}', restricted_until = ${until}, restriction_case_id = decided.id
  from decided where users.id = $1`;

/** Accounts in other states than that of a new member. */
export const states: readonly Person[] = [
  {
    id: people.fresh,
    email: 'fresh@example.com',
    words: 'is paused',
    statement: 'update profiles set is_active = false where user_id = $1',
  },
  {
    id: people.highMatch,
    email: 'highmatch@example.com',
    words: 'is suspended',
    statement: restricted('suspended', 'suspend', `'2026-03-08T09:00Z'`, 501),
  },
  {
    id: people.unmatched,
    email: 'unmatched@example.com',
    words: 'was suspended until now',
    statement: restricted('suspended', 'suspend', `'2026-03-01T10:30Z'`, 502),
  },
  {
    id: people.admirer,
    email: 'admirer@example.com',
    words: 'is banned',
    statement: restricted('banned', 'ban', 'null', 503),
  },
  {
    id: moderator,
    email: `reviewer-${moderator}@example.com`,
    words: 'reviews',
    statement: `update users set email_confirmed_at = '2026-03-01T09:00Z' where id = $1`,
  },
];

/** The acts of somebody whose account is in such a state. */
export const actsInStates = ({ email }: Person): readonly AccountAct[] => [
  act('tablet', 'POST', 'token/', 'signs in with a wrong password', { body: { email, password: chosen } }),
  act('tablet', 'POST', 'token/', 'signs in', { body: { email, password: plantedPassword } }),
  act('nobody', 'POST', 'signup/', 'signs up again', { body: { ...form, email } }),
  act('nobody', 'POST', 'appeals/', 'appeals', { body: { token: '{appeal}', text: 'Si mimi' } }),
  act('nobody', 'POST', 'appeals/', 'appeals again', { body: { token: '{appeal}', text: 'Si mimi kabisa' } }),
  act('nobody', 'POST', 'password/reset/', 'asks for a new password', { body: { email } }),
  act('nobody', 'POST', 'password/reset/confirm/', 'chooses it', {
    body: { token: `{mail to ${email}}`, password: chosen },
  }),
  act('tablet', 'POST', 'token/', 'signs in with it', { body: { email, password: chosen } }),
  act('tablet', 'POST', 'token/refresh/', 'refreshes', { body: { refresh: '{refresh}' } }),
  act('tablet', 'PATCH', 'profiles/me', 'changes the profile', {
    body: { name: 'Mpya', gender: 'non-binary', orientation: 'queer', is_paused: false },
  }),
  act('tablet', 'POST', 'premium/trial/', 'starts the trial'),
  act('tablet', 'POST', 'push/subscriptions/', 'wants pushes', { body: browser }),
  act('tablet', 'POST', 'unsubscribe/?token={unsubscribe}', 'wants no mails'),
  act('tablet', 'POST', 'account/email/send/', 'has the link sent again'),
  act('tablet', 'POST', 'account/email/', 'asks for another address', {
    body: { email: `new-${email}`, password: chosen },
  }),
  act('nobody', 'POST', 'account/email/confirm/', 'confirms it', { body: { token: `{mail to new-${email}}` } }),
  act('tablet', 'POST', 'account/second-step/', 'begins a second step', { body: { password: chosen } }),
  act('tablet', 'POST', 'account/export/', 'takes all data along', { body: { password: chosen } }),
  act('tablet', 'DELETE', 'account/', 'deletes the account', { body: { password: chosen } }),
];

const tried = act('nobody', 'POST', 'signup/', 'somebody signs up with that address', { body: form });
const leapDay = act('nobody', 'POST', 'signup/', 'somebody of a leap day signs up', {
  body: { ...form, email: 'wanjiku@example.com', birthday: '2008-02-29' },
});
const password = { password: form.password };
const exported = act('phone', 'POST', 'account/export/', 'takes all data along', { body: password });
const fewDays: readonly AccountAct[] = [
  act('phone', 'PUT', 'profiles/me', 'saves the profile', { body: { name: 'Zawadi', age: 28, location: 'Nakuru' } }),
  act('phone', 'POST', 'premium/trial/', 'starts the trial'),
  act('phone', 'POST', 'token/refresh/', 'refreshes', { body: { refresh: '{refresh}' } }),
];

/** These acts depend on the day in Nairobi, or on the time that has passed, also at the end of a month. */
export const actsOfDays: readonly (AccountAct | Condition | { readonly clock: string })[] = [
  { clock: '2026-02-28T20:59:00Z' },
  leapDay,
  leapDay,
  { clock: '2026-03-31T20:55:00Z' },
  act('phone', 'POST', 'signup/', 'signs up', { body: form }),
  tried,
  tried,
  badge,
  ...fewDays,
  exported,
  { clock: '2026-03-31T21:00:00Z' },
  tried,
  tried,
  ...fewDays,
  exported,
  exported,
  // An hour after the first one.
  { clock: '2026-03-31T21:57:45Z' },
  exported,
  exported,
  { clock: '2026-04-05T21:00:00Z' },
  ...fewDays,
  act('phone', 'DELETE', 'account/', 'deletes the account', { body: password }),
  { clock: '2026-04-30T21:00:00Z' },
  act('phone', 'POST', 'signup/', 'signs up again', { body: form }),
  badge,
  ...fewDays,
];
