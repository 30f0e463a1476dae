import { people, uuid } from './planted-rows.ts';

const { me, lowMatch, highMatch, admirer, blocked, fresh } = people;

/** A request to the API of a member. A path may name the `{newest}` message. */
export type Act = readonly [by: number, method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object];

const send = { sender: me, receiver: highMatch };

export const actsOfMembers: readonly Act[] = [
  [me, 'POST', 'profiles/like-pass/', { target_profile_id: fresh, matched: true, comment: 'Your chai' }],
  [me, 'POST', 'profiles/rewind/', { target_profile_id: fresh, matched: true }],
  [me, 'POST', 'profiles/like-pass/', { target_profile_id: admirer, matched: true, place: 2, deciding_ms: 1500 }],
  [me, 'POST', 'profiles/matches/told/', { user_ids: [admirer] }],
  [me, 'POST', `profiles/matches/${admirer}/opened/`],
  [lowMatch, 'POST', 'profiles/like-pass/', { target_profile_id: admirer, matched: false, looked: 1 }],
  [lowMatch, 'POST', 'keeps/', { user_id: fresh }],
  [me, 'DELETE', `keeps/${fresh}/`],
  [me, 'POST', 'profiles/likes-me/seen/', { as_of: '2026-03-01T10:29:00.000Z' }],
  [me, 'POST', 'messages/send/', { ...send, text: 'Poa', client_id: uuid(1), reply_to: 61 }],
  [me, 'POST', 'messages/send/', { ...send, text: 'Tuma pesa kwa M-Pesa', client_id: uuid(3) }],
  [me, 'POST', 'messages/send/', { ...send, text: 'Tuma pesa kwa M-Pesa', client_id: uuid(3), confirmed: true }],
  [highMatch, 'POST', 'messages/{newest}/reaction/', { emoji: '😂' }],
  [me, 'DELETE', 'messages/{newest}/'],
  [me, 'POST', 'messages/typing/', { receiver: highMatch }],
  [lowMatch, 'POST', 'messages/delivered/', { conversations: [{ partner: highMatch, up_to: 68 }] }],
  [lowMatch, 'POST', `messages/conversation/${highMatch}/read/`, { up_to: 68 }],
  [me, 'POST', `messages/conversation/${highMatch}/read/`, { up_to: 64 }],
  [me, 'POST', 'messages/66/reaction/', { emoji: null }],
  [me, 'DELETE', `messages/past/${uuid(1)}/`],
  [me, 'PUT', `calls/with/${highMatch}/talk/`, { yes: false }],
  [me, 'POST', `calls/${uuid(112)}/rating/`, { rating: 'not_really' }],
  [me, 'POST', 'date-plans/122/check-in/', { check_in_at: '2026-03-01T14:00:00.000Z' }],
  [me, 'POST', 'date-plans/122/fine/'],
  [me, 'DELETE', 'date-plans/121/fine/'],
  [me, 'DELETE', 'date-plans/122/'],
  [me, 'POST', 'notifications/95/mark-read/'],
  [me, 'POST', 'notifications/mark-all-read/'],
  [me, 'PATCH', 'account/settings/', { language: 'en', quiet_hours: { from: 60, to: 120 }, learns_from_swipes: true }],
  [lowMatch, 'PUT', 'profiles/me/preferences/', preferences('town')],
  [me, 'PATCH', 'profiles/me', { bio: 'Mpya', interests: ['Salsa'], shown_to: 'everyone', gender: 'female' }],
  [lowMatch, 'PATCH', 'profiles/me', { name: 'Juma', gender: 'non-binary', gender_detail: 'trans', is_paused: true }],
  [lowMatch, 'PUT', 'profiles/me/photos/order/', { ids: [43] }],
  [me, 'DELETE', 'profiles/me/photos/41/'],
  [lowMatch, 'POST', 'verify/pose/'],
  [me, 'DELETE', 'account/consents/orientation/'],
  [lowMatch, 'DELETE', 'account/consents/verification/'],
  [me, 'DELETE', 'push/subscriptions/', { endpoint: 'https://push.example/first' }],
  [me, 'DELETE', 'account/sessions/11/'],
  [me, 'POST', 'reports/', { user_id: highMatch, reason: 'money', text: 'Asks for money', message_ids: [61] }],
  [me, 'DELETE', `profiles/matches/${lowMatch}/`],
  [me, 'POST', 'blocks/', { user_id: highMatch }],
  [me, 'DELETE', `blocks/${blocked}/`],
];

function preferences(near: string) {
  return { looking_for: ['men'], min_age: 30, max_age: 40, near, intent: ['friends'], verified_only: true };
}
