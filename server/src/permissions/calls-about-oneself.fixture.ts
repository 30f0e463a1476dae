import { each, once, type Call, type Calls } from './calls.fixture.ts';
import { isSignedIn, isVerified, nobody } from './rules.fixture.ts';

/** The changes that a wrong password may cause. */
const tried = ['account_tries:insert', 'account_tries:update'];

/** The requests by which members read and change only their own data. */
export const callsAboutOneself = {
  getOwnProfile: { ask: once('/api/profiles/me'), passes: isSignedIn },
  putOwnProfile: {
    ask: once('/api/profiles/me', { name: 'Neema', bio: 'Habari', age: 30, location: 'Nairobi' }),
    passes: isSignedIn,
    writes: [
      'profiles:update',
      'profile_changes:insert',
      'profile_changes:update',
      'profile_changes:delete',
      'deck_queues:delete',
    ],
  },
  patchOwnProfile: {
    ask: once('/api/profiles/me', { bio: 'Habari' }),
    passes: isSignedIn,
    writes: ['profiles:update'],
  },
  // This server sells nothing.
  createOrder: {
    ask: once('/api/payments/orders/', {
      product: 'week',
      phone: '0712345678',
      client_key: '77777777-7777-4777-8777-777777777777',
      remember: false,
    }),
    passes: nobody,
  },
  // There is no order. Tests in features/billing/payments show that nobody gets the order of another member.
  getOrder: { ask: once('/api/payments/orders/MW-22222222/'), passes: nobody },
  listOrders: { ask: once('/api/payments/orders/'), passes: isSignedIn },
  forgetPhone: { ask: once('/api/payments/phone/'), passes: isSignedIn },
  listPrompts: { ask: once('/api/prompts/'), passes: isSignedIn },
  getPreferences: { ask: once('/api/profiles/me/preferences/'), passes: isSignedIn },
  putPreferences: {
    ask: once('/api/profiles/me/preferences/', {
      looking_for: ['men'],
      min_age: 18,
      max_age: 60,
      near: 'anywhere',
      intent: [],
      verified_only: false,
    }),
    passes: isSignedIn,
    writes: ['profiles:update', 'deck_queues:delete'],
  },
  countPreferences: {
    ask: once(
      '/api/profiles/me/preferences/count/?min_age=18&max_age=60&looking_for=men&near=anywhere&verified_only=false',
    ),
    passes: isSignedIn,
  },
  countDeck: { ask: once('/api/profiles/discover/count/'), passes: isSignedIn },
  listWiderSteps: { ask: once('/api/profiles/discover/wider/'), passes: isSignedIn },
  getSettings: { ask: once('/api/account/settings/'), passes: isSignedIn },
  changeSettings: {
    ask: once('/api/account/settings/', { language: 'sw' }),
    passes: isSignedIn,
    writes: ['member_settings:insert', 'member_settings:update'],
  },
  getPushKey: { ask: once('/api/push/key/'), passes: isSignedIn },
  givePose: {
    ask: once('/api/verify/pose/'),
    passes: (actor) => isSignedIn(actor) && !isVerified(actor),
    writes: ['selfie_poses:insert', 'selfie_poses:update'],
  },
  // This request has no pictures, so it is refused for everybody.
  submitVerification: { ask: once('/api/verify/', {}), passes: nobody },
  getVerification: { ask: once('/api/verify/'), passes: isSignedIn },
  listNotifications: { ask: once('/api/notifications/'), passes: isSignedIn },
  markAllNotificationsRead: {
    ask: once('/api/notifications/mark-all-read/'),
    passes: isSignedIn,
    writes: ['notifications:update'],
  },
  getPremium: { ask: once('/api/premium/'), passes: isSignedIn },
  startTrial: {
    ask: once('/api/premium/trial/'),
    passes: (actor) => isSignedIn(actor) && isVerified(actor) && actor.person?.name !== 'premium',
    writes: ['premium_trials:insert', 'premium_periods:insert'],
  },
  listDecisions: { ask: once('/api/account/decisions/'), passes: isSignedIn },
  listDatePlans: { ask: once('/api/date-plans/'), passes: isSignedIn },
  listPastConversations: { ask: once('/api/messages/past/'), passes: isSignedIn },
  getEmail: { ask: once('/api/account/email/'), passes: isSignedIn },
  sendConfirmation: {
    ask: once('/api/account/email/send/'),
    passes: isSignedIn,
    writes: ['account_links:insert', 'account_links:update', 'account_mails:insert'],
  },
  listConsents: { ask: once('/api/account/consents/'), passes: isSignedIn },
  withdrawConsent: {
    ask: once('/api/account/consents/orientation/'),
    passes: isSignedIn,
    writes: ['consents:update', 'profiles:update', 'deck_queues:delete'],
  },
  listSessions: { ask: once('/api/account/sessions/'), passes: isSignedIn },
  // The password is wrong.
  exportAccount: { ask: once('/api/account/export/', { password: 'not it' }), passes: nobody, refusal: tried },
  deleteAccount: { ask: once('/api/account/', { password: 'not it' }), passes: nobody, refusal: tried },
  changePassword: {
    ask: once('/api/password/change/', { current: 'not it', password: 'mti-mrefu-wa-mwembe' }),
    passes: nobody,
    refusal: tried,
  },
  changeEmail: {
    ask: each((_, { letter }) => ({
      url: '/api/account/email/',
      payload: { email: `zq${letter}mailq@mwanzo.test`, password: 'not it' },
    })),
    passes: nobody,
    refusal: tried,
  },
  getSecondFactor: { ask: once('/api/account/second-step/'), passes: isSignedIn },
  // The password is wrong, and so is the code: nobody has a second step.
  beginSecondFactor: { ask: once('/api/account/second-step/', { password: 'not it' }), passes: nobody, refusal: tried },
  confirmSecondFactor: { ask: once('/api/account/second-step/confirm/', { code: '123456' }), passes: nobody },
  renewRecoveryCodes: {
    ask: once('/api/account/second-step/codes/', { password: 'not it', code: '123456' }),
    passes: nobody,
    refusal: tried,
  },
  endSecondFactor: {
    ask: once('/api/account/second-step/end/', { password: 'not it', code: '123456' }),
    passes: nobody,
    refusal: tried,
  },
} satisfies Partial<Record<keyof Calls, Call>>;
