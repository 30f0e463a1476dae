import type { EndpointName, Endpoints } from '@mwanzo/contract/endpoints';
import { clientIds, type Scene } from './two-worlds.fixture.ts';

export interface Asked {
  readonly method: string;
  readonly url: string;
  readonly payload?: object;
}

type MemberEndpoint = {
  [Name in EndpointName]: Endpoints[Name]['access'] extends 'member' ? Name : never;
}[EndpointName];

const get = (url: string): Asked => ({ method: 'GET', url });
const send = (method: string, url: string, payload?: object): Asked => ({ method, url, ...(payload && { payload }) });
const report = (user_id: number, more = {}) => send('POST', '/api/reports/', { user_id, reason: 'money', ...more });
const people = ({ leaver, friend, stranger, admirer, left }: Scene) => [leaver, friend, stranger, admirer, left];

const aboutCall = (what: string, more = {}) =>
  send('POST', `/api/calls/${clientIds.ofLeft}/${what}/`, { device: clientIds.toFriend, ...more });

/** A plan to meet somebody. */
export const planOf = ({ id }: { id: number }, client_id: string) => ({
  partner: id,
  client_id,
  place: 'Java House',
  meets_at: '2026-11-23T17:00:00Z',
  check_in_at: '2026-11-23T20:00:00Z',
});

/**
 * The requests that the member who was left sends to every endpoint for members. A new endpoint does not compile
 * without an entry here: request everything in it that is connected with the member who left.
 */
export const asked: Record<MemberEndpoint, (scene: Scene) => readonly Asked[]> = {
  getOwnProfile: () => [get('/api/profiles/me')],
  putOwnProfile: () => [send('PUT', '/api/profiles/me', { name: 'Left', bio: 'Habari' })],
  patchOwnProfile: () => [send('PATCH', '/api/profiles/me', { bio: 'Habari zenu' })],
  getProfile: (scene) => people(scene).map(({ id }) => get(`/api/profiles/${id}/`)),
  listPrompts: () => [get('/api/prompts/')],
  createOrder: () => [],
  getOrder: () => [get('/api/payments/orders/MW-22222222/')],
  listOrders: () => [get('/api/payments/orders/')],
  getPreferences: () => [get('/api/profiles/me/preferences/')],
  putPreferences: () => [
    send('PUT', '/api/profiles/me/preferences/', {
      looking_for: ['male'],
      min_age: 18,
      max_age: 60,
      near: 'anywhere',
      intent: [],
      verified_only: false,
    }),
  ],
  countPreferences: () => [get('/api/profiles/me/preferences/count/?min_age=18&max_age=60&looking_for=male')],
  countDeck: () => [
    get('/api/profiles/discover/count/'),
    get('/api/profiles/discover/count/?search=leaver'),
    get('/api/profiles/discover/count/?location=Nairobi'),
  ],
  listWiderSteps: () => [get('/api/profiles/discover/wider/')],
  getDeck: () => [
    get('/api/profiles/discover/'),
    get('/api/profiles/discover/?search=leaver'),
    get('/api/profiles/discover/?location=Nairobi'),
    get('/api/profiles/discover/?gender=male'),
  ],
  listKept: () => [get('/api/keeps/')],
  keepMember: (scene) => people(scene).map(({ id }) => send('POST', '/api/keeps/', { user_id: id })),
  dropKept: (scene) => people(scene).map(({ id }) => send('DELETE', `/api/keeps/${id}/`)),
  listLikers: () => [get('/api/profiles/likes-me/')],
  markLikersSeen: () => [send('POST', '/api/profiles/likes-me/seen/', { as_of: '2026-11-21T09:00:00Z' })],
  getSettings: () => [get('/api/account/settings/')],
  changeSettings: () => [send('PATCH', '/api/account/settings/', { language: 'sw' })],
  getEmail: () => [get('/api/account/email/')],
  changeEmail: () => [send('POST', '/api/account/email/', { email: 'left@mwanzo.test', password: 'wrong-password' })],
  sendConfirmation: () => [send('POST', '/api/account/email/send/')],
  changePassword: () => [
    send('POST', '/api/password/change/', { current: 'wrong-password', password: 'karibu-mwanzo' }),
  ],
  getSecondFactor: () => [get('/api/account/second-step/')],
  beginSecondFactor: () => [send('POST', '/api/account/second-step/', { password: 'wrong-password' })],
  confirmSecondFactor: () => [send('POST', '/api/account/second-step/confirm/', { code: '000000' })],
  renewRecoveryCodes: () => [
    send('POST', '/api/account/second-step/codes/', { password: 'wrong-password', code: '000000' }),
  ],
  endSecondFactor: () => [
    send('POST', '/api/account/second-step/end/', { password: 'wrong-password', code: '000000' }),
  ],
  getPushKey: () => [get('/api/push/key/')],
  subscribeToPush: () => [send('POST', '/api/push/subscriptions/', {})],
  unsubscribeFromPush: () => [send('DELETE', '/api/push/subscriptions/', { endpoint: 'https://push.test/none' })],
  addPhoto: () => [send('POST', '/api/profiles/me/photos/', {})],
  deletePhoto: () => [send('DELETE', '/api/profiles/me/photos/1/')],
  orderPhotos: () => [send('PUT', '/api/profiles/me/photos/order/', { ids: [] })],
  givePose: () => [send('POST', '/api/verify/pose/')],
  submitVerification: () => [send('POST', '/api/verify/', {})],
  getVerification: () => [get('/api/verify/')],
  listMatches: () => [get('/api/profiles/matches/')],
  openMatch: (scene) => people(scene).map(({ id }) => send('POST', `/api/profiles/matches/${id}/opened/`)),
  tellMatches: (scene) =>
    people(scene).map(({ id }) => send('POST', '/api/profiles/matches/told/', { user_ids: [id] })),
  listNotifications: () => [get('/api/notifications/')],
  listConversation: (scene) =>
    people(scene).flatMap(({ id }) => [
      get(`/api/messages/conversation/${id}/`),
      get(`/api/messages/conversation/${id}/?limit=2&before=9`),
      get(`/api/messages/conversation/${id}/?after=1`),
    ]),
  showTyping: (scene) => people(scene).map(({ id }) => send('POST', '/api/messages/typing/', { receiver: id })),
  confirmDelivery: (scene) => {
    const all = people(scene).map(({ id }) => ({ partner: id, up_to: 3 }));
    return [...all.map((one) => [one]), all].map((conversations) =>
      send('POST', '/api/messages/delivered/', { conversations }),
    );
  },
  readConversation: (scene) =>
    people(scene).map(({ id }) => send('POST', `/api/messages/conversation/${id}/read/`, { up_to: 3 })),
  reactToMessage: () => [1, 2, 3, 4, 5, 6].map((id) => send('POST', `/api/messages/${id}/reaction/`, { emoji: '👍' })),
  markNotificationRead: () => [1, 2, 3, 4, 5, 6, 7, 8].map((id) => send('POST', `/api/notifications/${id}/mark-read/`)),
  sendMessage: ({ left, leaver, friend, stranger }) => {
    const message = (receiver: number, more = {}) =>
      send('POST', '/api/messages/send/', { sender: left.id, receiver, text: 'Uko?', ...more });
    return [
      message(leaver.id),
      message(stranger.id),
      // The same message again, and its client id for a different message.
      message(leaver.id, { client_id: clientIds.ofLeft, text: 'Niaje' }),
      message(friend.id, { client_id: clientIds.ofLeft }),
      message(friend.id, { client_id: clientIds.toFriend }),
      ...[1, 2, 3, 4].map((id) => message(leaver.id, { reply_to: id })),
      message(leaver.id, { media: 1 }),
    ];
  },
  addChatPhoto: ({ leaver, stranger, friend }) =>
    [leaver, stranger, friend].map(({ id }) => send('POST', '/api/messages/media/photos/', { receiver: id })),
  getChatMedia: () => [get('/api/messages/media/')],
  addVoiceNote: ({ leaver, stranger, friend }) =>
    [leaver, stranger, friend].map(({ id }) => send('POST', '/api/messages/media/voice-notes/', { receiver: id })),
  showChatPhoto: () => [1, 2, 3, 4, 5, 6].map((id) => send('POST', `/api/messages/${id}/photo/shown/`)),
  declineChatPhoto: () => [1, 2, 3, 4, 5, 6].map((id) => send('POST', `/api/messages/${id}/photo/declined/`)),
  deleteMessage: () => [1, 2, 3, 4, 5, 6].map((id) => send('DELETE', `/api/messages/${id}/`)),
  getCallStanding: (scene) => people(scene).map(({ id }) => get(`/api/calls/with/${id}/`)),
  setTalk: (scene) =>
    people(scene).flatMap(({ id }) => [true, false].map((yes) => send('PUT', `/api/calls/with/${id}/talk/`, { yes }))),
  startCall: (scene) =>
    people(scene).map(({ id }) =>
      send('POST', '/api/calls/', { receiver: id, client_id: clientIds.ofLeft, device: clientIds.toFriend }),
    ),
  getLiveCall: () => [get(`/api/calls/live/?device=${clientIds.toFriend}`)],
  // Calls have random ids. calls.test.ts requests those of the two.
  answerCall: () => [aboutCall('answer')],
  signalCall: () => [aboutCall('signal')],
  keepCallAlive: () => [aboutCall('alive')],
  endCall: () => [aboutCall('end', { reason: 'user_hangup' })],
  rateCall: () => [send('POST', `/api/calls/${clientIds.ofLeft}/rating/`, { rating: 'good' })],
  rewindSwipe: ({ leaver }) => [
    send('POST', '/api/profiles/rewind/', {}),
    send('POST', '/api/profiles/rewind/', { target_profile_id: leaver.id }),
  ],
  swipe: ({ leaver, stranger }) => [
    send('POST', '/api/profiles/like-pass/', { target_profile_id: leaver.id, matched: true }),
    send('POST', '/api/profiles/like-pass/', { target_profile_id: leaver.id, matched: false }),
    send('POST', '/api/profiles/like-pass/', { target_profile_id: stranger.id, matched: true }),
  ],
  forgetPhone: () => [send('DELETE', '/api/payments/phone/')],
  getPremium: () => [get('/api/premium/')],
  startTrial: () => [send('POST', '/api/premium/trial/')],
  listDecisions: () => [get('/api/account/decisions/')],
  reportMember: ({ leaver, left }) => [
    report(leaver.id, { message_ids: [1, 2, 3] }),
    report(leaver.id, { message_ids: [1, 2, 3] }),
    report(leaver.id, { reason: 'under_18' }),
    report(left.id),
    report(77),
  ],
  listPastConversations: () => [get('/api/messages/past/')],
  // Existing ones have random ids. The test requests each of them.
  readPastConversation: () => [get(`/api/messages/past/${clientIds.ofLeft}/`)],
  removePastConversation: () => [send('DELETE', `/api/messages/past/${clientIds.ofLeft}/`)],
  listDatePlans: () => [get('/api/date-plans/')],
  createDatePlan: ({ leaver, stranger, friend }) =>
    [
      planOf(leaver, clientIds.ofPlan),
      planOf(leaver, clientIds.ofLeft),
      planOf(stranger, clientIds.toFriend),
      planOf(friend, clientIds.toFriend),
    ].map((plan) => send('POST', '/api/date-plans/', plan)),
  changeCheckIn: () =>
    [1, 2].map((id) => send('POST', `/api/date-plans/${id}/check-in/`, { check_in_at: '2026-11-23T21:00:00Z' })),
  sayFine: () => [1, 2].map((id) => send('POST', `/api/date-plans/${id}/fine/`)),
  takeBackFine: () => [1, 2].map((id) => send('DELETE', `/api/date-plans/${id}/fine/`)),
  cancelDatePlan: () => [2, 77].map((id) => send('DELETE', `/api/date-plans/${id}/`)),
  listBlocks: () => [get('/api/blocks/')],
  blockMember: ({ leaver, left }) => [
    send('POST', '/api/blocks/', { user_id: left.id }),
    send('POST', '/api/blocks/', { user_id: 77 }),
    send('POST', '/api/blocks/', { user_id: leaver.id }),
  ],
  unmatch: ({ leaver, stranger }) =>
    [leaver.id, stranger.id, 77].map((id) => send('DELETE', `/api/profiles/matches/${id}/`)),
  unblockMember: ({ leaver }) => [leaver.id, 77].map((id) => send('DELETE', `/api/blocks/${id}/`)),
  markAllNotificationsRead: () => [send('POST', '/api/notifications/mark-all-read/')],
  // The test keeps a stream open all the time, and opens another one that resumes the first.
  streamEvents: () => [],
  // With the right password, these requests change only the sender's account. A wrong one is enough here.
  listConsents: () => [get('/api/account/consents/')],
  withdrawConsent: () => [send('DELETE', '/api/account/consents/verification/')],
  exportAccount: () => [send('POST', '/api/account/export/', { password: 'wrong' })],
  deleteAccount: () => [send('DELETE', '/api/account/', { password: 'wrong' })],
  listSessions: () => [get('/api/account/sessions/')],
  endSession: () => [send('DELETE', '/api/account/sessions/1/')],
  revokeSessions: () => [send('POST', '/api/token/revoke/', { refresh: 'x' })],
};
