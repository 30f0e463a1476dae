/** A browser of the member, or one in which nobody has signed in. */
type Browser = 'phone' | 'tablet' | 'nobody';

/**
 * A request of a member for their account. Texts in braces stand for what an earlier response or mail has told
 * (`accounts-world.ts`). `refused` are bodies with which it is refused.
 */
export interface AccountAct {
  readonly words: string;
  readonly by: Browser;
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly refused?: readonly Readonly<Record<string, unknown>>[];
  /** It names something of the member, so that it is refused to others. */
  readonly isTheirs?: boolean;
  /** Two tabs of one browser send it at once, not two devices. */
  readonly isOfOneBrowser?: boolean;
  /** Each response draws something, and of two at once either counts. So it is sent once more after them. */
  readonly draws?: boolean;
  /** It is possible only after this. */
  readonly needs?: Condition;
}

/** Happens to the member, whose id is the only value. */
export interface Condition {
  readonly words: string;
  readonly statement: string;
}

const match: Condition = {
  words: 'has a match',
  statement: `insert into pairs (low_id, high_id, low_liked, high_liked, low_swiped_at, high_swiped_at, matched_at)
    values (100, $1, true, true, '2026-03-01T10:00Z', '2026-03-01T10:00Z', '2026-03-01T10:00Z')`,
};
export const badge: Condition = {
  words: 'is verified',
  statement: `with badge as (update profiles set is_verified = true where user_id = $1)
    insert into identity_documents (mark, user_id, created_at)
    values (decode(repeat('77', 32), 'hex'), $1, '2026-03-01T10:00Z')`,
};

export const [email, moved] = ['zawadi@example.com', 'njeri@example.com'];
const [first, second, third] = ['karibu-mwanzo', 'chai na mandazi tamu', 'maziwa na asali'];
export const form = {
  full_name: 'Zawadi Njeri',
  email,
  password: first,
  birthday: '1997-04-05',
  gender: 'female',
  orientation: 'lesbian',
};
const profile = { name: 'Zawadi', age: 28, location: 'Nakuru', bio: 'Habari', orientation: 'lesbian' };
export const browser = {
  endpoint: 'https://push.example/of-zawadi',
  keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
};
const wrongCode = { code: '{wrong code}' };

export const act = (
  by: Browser,
  method: AccountAct['method'],
  path: string,
  words: string,
  more: Omit<AccountAct, 'by' | 'method' | 'path' | 'words'> = {},
): AccountAct => ({ by, method, path, words, ...more });

const signsIn = (password: string, address = email): AccountAct =>
  act('tablet', 'POST', 'token/', 'signs in', { body: { email: address, password } });

const joins: readonly AccountAct[] = [
  act('phone', 'POST', 'signup/', 'signs up', {
    body: form,
    refused: [
      { ...form, password: '12345678' },
      { ...form, birthday: '2008-03-02' },
      { ...form, confirmPassword: second },
      { ...form, email: 'me@example.com' },
    ],
  }),
  act('tablet', 'POST', 'token/', 'signs in', {
    body: { email, password: first },
    refused: [
      { email, password: second },
      { email: 'nobody@example.com', password: first },
    ],
  }),
  act('phone', 'POST', 'token/refresh/', 'refreshes', {
    body: { refresh: '{refresh}' },
    refused: [{ refresh: 'unknown' }],
    isTheirs: true,
    isOfOneBrowser: true,
  }),
  act('phone', 'POST', 'account/email/send/', 'has the link sent again'),
  act('nobody', 'POST', 'account/email/confirm/', 'confirms the address', {
    body: { token: `{mail to ${email}}` },
    refused: [{ token: 'x'.repeat(43) }],
  }),
];

const settles: readonly AccountAct[] = [
  act('phone', 'PATCH', 'account/settings/', 'changes settings', {
    body: { language: 'sw', shows_presence: false, quiet_hours: null },
    refused: [{ language: 'fr' }],
    needs: match,
  }),
  act('phone', 'PUT', 'profiles/me', 'saves the profile', {
    body: profile,
    refused: [
      { ...profile, location: undefined },
      { ...profile, age: 17 },
    ],
  }),
  act('phone', 'PATCH', 'profiles/me', 'sends a photo', {
    body: { bio: 'Habari yako', photo: '{picture}' },
    refused: [{ photo: '{no picture}' }],
  }),
  act('phone', 'POST', 'push/subscriptions/', 'wants pushes', {
    body: browser,
    refused: [{ ...browser, endpoint: 'https://10.0.0.1/of-zawadi' }],
    isTheirs: true,
  }),
  act('phone', 'DELETE', 'push/subscriptions/', 'wants none any more', {
    body: { endpoint: browser.endpoint },
    isTheirs: true,
  }),
  act('phone', 'POST', 'unsubscribe/?token={unsubscribe}', 'wants no mails any more'),
  act('phone', 'POST', 'premium/trial/', 'starts the trial', { needs: badge }),
];

const hasSecondStep: readonly AccountAct[] = [
  act('phone', 'POST', 'account/second-step/', 'begins a second step', {
    body: { password: first },
    refused: [{ password: second }],
    isTheirs: true,
    draws: true,
  }),
  act('phone', 'POST', 'account/second-step/confirm/', 'confirms it', {
    body: { code: '{code}' },
    refused: [wrongCode],
    isTheirs: true,
  }),
  act('tablet', 'POST', 'token/', 'signs in with a code', {
    body: { email, password: first, code: '{code}' },
    refused: [
      { email, password: first },
      { email, password: first, ...wrongCode },
      { email, password: second, code: '{code}' },
    ],
  }),
  act('phone', 'POST', 'token/', 'signs in with a recovery code', {
    body: { email, password: first, code: '{recovery code}' },
    refused: [{ email, password: first, code: 'aaaa-bbbb-cccc-dddd' }],
  }),
  act('phone', 'POST', 'account/second-step/codes/', 'has new recovery codes', {
    body: { password: first, code: '{code}' },
    refused: [
      { password: second, code: '{code}' },
      { password: first, ...wrongCode },
    ],
    isTheirs: true,
  }),
  act('phone', 'POST', 'account/second-step/end/', 'ends the second step', {
    body: { password: first, code: '{recovery code}' },
    refused: [
      { password: second, code: '{recovery code}' },
      { password: first, ...wrongCode },
    ],
    isTheirs: true,
  }),
];

const recovers: readonly AccountAct[] = [
  act('phone', 'POST', 'password/change/', 'changes the password', {
    body: { current: first, password: second },
    refused: [
      { current: third, password: second },
      { current: first, password: 'password' },
    ],
    isTheirs: true,
  }),
  act('nobody', 'POST', 'password/reset/', 'asks for a new password', { body: { email } }),
  act('nobody', 'POST', 'password/reset/confirm/', 'chooses it', {
    body: { token: `{mail to ${email}}`, password: third },
    refused: [
      { token: `{mail to ${email}}`, password: email },
      { token: 'x'.repeat(43), password: third },
    ],
  }),
  signsIn(third),
  act('tablet', 'POST', 'account/email/', 'asks for another address', {
    body: { email: moved, password: third },
    refused: [
      { email: moved, password: first },
      { email: 'me@example.com', password: third },
      { email, password: third },
    ],
    isTheirs: true,
  }),
  act('nobody', 'POST', 'account/email/confirm/', 'confirms it', { body: { token: `{mail to ${moved}}` } }),
  act('nobody', 'POST', 'account/email/undo/', 'takes the old one back', {
    body: { token: `{mail to ${email}}`, password: second },
    refused: [{ token: `{mail to ${email}}`, password: '12345678' }],
  }),
];

const leaves: readonly AccountAct[] = [
  signsIn(second),
  act('tablet', 'DELETE', 'account/consents/orientation/', 'takes a consent back'),
  act('tablet', 'POST', 'account/export/', 'takes all data along', {
    body: { password: second },
    refused: [{ password: first }],
    isTheirs: true,
  }),
  act('tablet', 'DELETE', 'account/sessions/{session}/', 'ends a session', { isTheirs: true }),
  signsIn(second),
  act('tablet', 'POST', 'token/revoke/', 'signs out', {
    body: { refresh: '{refresh}' },
    refused: [{ refresh: 'unknown' }],
    isTheirs: true,
  }),
  signsIn(second),
  act('tablet', 'POST', 'token/revoke/', 'ends the other sessions', { body: { others: true }, isOfOneBrowser: true }),
  act('tablet', 'POST', 'token/revoke/', 'ends all sessions', { body: { all: true } }),
  signsIn(second),
  act('tablet', 'POST', 'push/subscriptions/', 'wants pushes', { body: browser }),
  act('tablet', 'DELETE', 'account/', 'deletes the account', {
    body: { password: second },
    refused: [{ password: first }],
    isTheirs: true,
  }),
  act('tablet', 'POST', 'token/refresh/', 'refreshes after that', {
    body: { refresh: '{refresh}' },
    isOfOneBrowser: true,
  }),
];

export const actsOfAccounts: readonly AccountAct[] = [...joins, ...settles, ...hasSecondStep, ...recovers, ...leaves];
