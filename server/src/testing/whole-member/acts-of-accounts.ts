import {
  act,
  badge,
  browser,
  email,
  first,
  form,
  match,
  moved,
  second,
  third,
  type AccountAct,
} from './account-act.ts';

const profile = { name: 'Zawadi', age: 28, location: 'Nakuru', bio: 'Habari', orientation: 'lesbian' };
const wrongCode = { code: '{wrong code}' };

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
  act('phone', 'POST', 'token/refresh/', 'refreshes once more', {
    body: { refresh: '{refresh}' },
    isOfOneBrowser: true,
  }),
  act('phone', 'POST', 'token/refresh/', 'refreshes with the first token', {
    body: { refresh: '{used refresh}' },
    isOfOneBrowser: true,
  }),
  act('phone', 'POST', 'token/', 'signs in on the phone', { body: { email, password: first } }),
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
  act('phone', 'POST', 'account/second-step/', 'begins another one', { body: { password: first } }),
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
  act('phone', 'POST', 'password/reset/', 'asks for a new password in a known browser', { body: { email } }),
  act('phone', 'POST', 'password/change/', 'changes the password', {
    body: { current: first, password: second },
    refused: [
      { current: third, password: second },
      { current: first, password: 'password' },
    ],
    isTheirs: true,
  }),
  act('nobody', 'POST', 'password/reset/confirm/', 'chooses one by the link from before', {
    body: { token: `{mail to ${email}}`, password: third },
  }),
  act('nobody', 'POST', 'password/reset/', 'asks for a new password', { body: { email } }),
  act('nobody', 'POST', 'password/reset/confirm/', 'chooses it with an earlier link', {
    body: { token: `{earlier mail to ${email}}`, password: third },
  }),
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
  act('nobody', 'POST', 'password/reset/', 'asks for a new password', { body: { email } }),
  act('nobody', 'POST', 'account/email/confirm/', 'confirms the other address', {
    body: { token: `{mail to ${moved}}` },
    refused: [{ token: `{mail to ${email}}` }],
  }),
  act('nobody', 'POST', 'password/reset/confirm/', 'chooses a password by the link to the old address', {
    body: { token: `{earlier mail to ${email}}`, password: second },
  }),
  act('nobody', 'POST', 'account/email/undo/', 'takes the old one back', {
    body: { token: `{mail to ${email}}`, password: second },
    refused: [{ token: `{mail to ${email}}`, password: '12345678' }],
  }),
];

const leaves: readonly AccountAct[] = [
  signsIn(second),
  act('tablet', 'POST', 'token/refresh/', 'refreshes in the browser of the session', {
    body: { refresh: '{refresh}' },
    isTheirs: true,
    isOfOneBrowser: true,
  }),
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
