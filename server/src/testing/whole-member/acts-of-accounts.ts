import {
  act,
  badge,
  browser,
  email,
  firstPassword,
  form,
  match,
  moved,
  secondPassword,
  thirdPassword,
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
      { ...form, confirmPassword: secondPassword },
      { ...form, email: 'me@example.com' },
    ],
  }),
  act('tablet', 'POST', 'token/', 'signs in', {
    body: { email, password: firstPassword },
    refused: [
      { email, password: secondPassword },
      { email: 'nobody@example.com', password: firstPassword },
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
  act('phone', 'POST', 'token/', 'signs in on the phone', { body: { email, password: firstPassword } }),
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
    body: { password: firstPassword },
    refused: [{ password: secondPassword }],
    isTheirs: true,
    draws: true,
  }),
  act('phone', 'POST', 'account/second-step/confirm/', 'confirms it', {
    body: { code: '{code}' },
    refused: [wrongCode],
    isTheirs: true,
  }),
  act('phone', 'POST', 'account/second-step/', 'begins another one', { body: { password: firstPassword } }),
  act('tablet', 'POST', 'token/', 'signs in with a code', {
    body: { email, password: firstPassword, code: '{code}' },
    refused: [
      { email, password: firstPassword },
      { email, password: firstPassword, ...wrongCode },
      { email, password: secondPassword, code: '{code}' },
    ],
  }),
  act('phone', 'POST', 'token/', 'signs in with a recovery code', {
    body: { email, password: firstPassword, code: '{recovery code}' },
    refused: [{ email, password: firstPassword, code: 'aaaa-bbbb-cccc-dddd' }],
  }),
  act('phone', 'POST', 'account/second-step/codes/', 'has new recovery codes', {
    body: { password: firstPassword, code: '{code}' },
    refused: [
      { password: secondPassword, code: '{code}' },
      { password: firstPassword, ...wrongCode },
    ],
    isTheirs: true,
  }),
  act('phone', 'POST', 'account/second-step/end/', 'ends the second step', {
    body: { password: firstPassword, code: '{recovery code}' },
    refused: [
      { password: secondPassword, code: '{recovery code}' },
      { password: firstPassword, ...wrongCode },
    ],
    isTheirs: true,
  }),
];

const recovers: readonly AccountAct[] = [
  act('phone', 'POST', 'password/reset/', 'asks for a new password in a known browser', { body: { email } }),
  act('phone', 'POST', 'password/change/', 'changes the password', {
    body: { current: firstPassword, password: secondPassword },
    refused: [
      { current: thirdPassword, password: secondPassword },
      { current: firstPassword, password: 'password' },
    ],
    isTheirs: true,
  }),
  act('nobody', 'POST', 'password/reset/confirm/', 'chooses one by the link from before', {
    body: { token: `{mail to ${email}}`, password: thirdPassword },
  }),
  act('nobody', 'POST', 'password/reset/', 'asks for a new password', { body: { email } }),
  act('nobody', 'POST', 'password/reset/confirm/', 'chooses it with an earlier link', {
    body: { token: `{earlier mail to ${email}}`, password: thirdPassword },
  }),
  act('nobody', 'POST', 'password/reset/confirm/', 'chooses it', {
    body: { token: `{mail to ${email}}`, password: thirdPassword },
    refused: [
      { token: `{mail to ${email}}`, password: email },
      { token: 'x'.repeat(43), password: thirdPassword },
    ],
  }),
  signsIn(thirdPassword),
  act('tablet', 'POST', 'account/email/', 'asks for another address', {
    body: { email: moved, password: thirdPassword },
    refused: [
      { email: moved, password: firstPassword },
      { email: 'me@example.com', password: thirdPassword },
      { email, password: thirdPassword },
    ],
    isTheirs: true,
  }),
  act('nobody', 'POST', 'password/reset/', 'asks for a new password', { body: { email } }),
  act('nobody', 'POST', 'account/email/confirm/', 'confirms the other address', {
    body: { token: `{mail to ${moved}}` },
    refused: [{ token: `{mail to ${email}}` }],
  }),
  act('nobody', 'POST', 'password/reset/confirm/', 'chooses a password by the link to the old address', {
    body: { token: `{earlier mail to ${email}}`, password: secondPassword },
  }),
  act('nobody', 'POST', 'account/email/undo/', 'takes the old one back', {
    body: { token: `{mail to ${email}}`, password: secondPassword },
    refused: [{ token: `{mail to ${email}}`, password: '12345678' }],
  }),
];

const leaves: readonly AccountAct[] = [
  signsIn(secondPassword),
  act('tablet', 'POST', 'token/refresh/', 'refreshes in the browser of the session', {
    body: { refresh: '{refresh}' },
    isTheirs: true,
    isOfOneBrowser: true,
  }),
  act('tablet', 'DELETE', 'account/consents/orientation/', 'takes a consent back'),
  act('tablet', 'POST', 'account/export/', 'takes all data along', {
    body: { password: secondPassword },
    refused: [{ password: firstPassword }],
    isTheirs: true,
  }),
  act('tablet', 'DELETE', 'account/sessions/{session}/', 'ends a session', { isTheirs: true }),
  signsIn(secondPassword),
  act('tablet', 'POST', 'token/revoke/', 'signs out', {
    body: { refresh: '{refresh}' },
    refused: [{ refresh: 'unknown' }],
    isTheirs: true,
  }),
  signsIn(secondPassword),
  act('tablet', 'POST', 'token/revoke/', 'ends the other sessions', { body: { others: true }, isOfOneBrowser: true }),
  act('tablet', 'POST', 'token/revoke/', 'ends all sessions', { body: { all: true } }),
  signsIn(secondPassword),
  act('tablet', 'POST', 'push/subscriptions/', 'wants pushes', { body: browser }),
  act('tablet', 'DELETE', 'account/', 'deletes the account', {
    body: { password: secondPassword },
    refused: [{ password: firstPassword }],
    isTheirs: true,
  }),
  act('tablet', 'POST', 'token/refresh/', 'refreshes after that', {
    body: { refresh: '{refresh}' },
    isOfOneBrowser: true,
  }),
];

export const actsOfAccounts: readonly AccountAct[] = [...joins, ...settles, ...hasSecondStep, ...recovers, ...leaves];
