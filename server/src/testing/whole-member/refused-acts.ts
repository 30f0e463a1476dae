import type { Act } from './acts-of-members.ts';
import { people, uuid } from './planted-rows.ts';

const { me, lowMatch, highMatch, admirer, blocker, fresh, unmatched } = people;
const profile = 'profiles/me';
const preferences = { looking_for: ['men'], min_age: 30, max_age: 40, near: 'town', intent: [], verified_only: false };

/** None of these requests changes a row or tells anybody. */
export const refusedActs: readonly Act[] = [
  [fresh, 'PATCH', profile, { name: '' }],
  [fresh, 'PATCH', profile, { age: 17 }],
  [fresh, 'PATCH', profile, { bio: 'a'.repeat(501) }],
  [fresh, 'PATCH', profile, { interests: Array.from({ length: 21 }, (_, each) => `Interest ${each}`) }],
  [fresh, 'PATCH', profile, { prompts: [{ prompt_id: 'no-such-prompt', answer: 'Chai' }] }],
  [fresh, 'PATCH', profile, { gender: 'woman', orientation: 'none', shown_to: 'nobody', is_paused: 'perhaps' }],
  [fresh, 'PATCH', profile, { birthday_visibility: 'strangers', orientation_visibility: '' }],
  [fresh, 'PUT', profile, { bio: 'Without a town' }],
  [fresh, 'PUT', 'profiles/me/preferences/', { ...preferences, min_age: 41 }],
  [fresh, 'PUT', 'profiles/me/preferences/', { ...preferences, looking_for: [], near: 'moon' }],
  [
    fresh,
    'PATCH',
    'account/settings/',
    { language: 'fr', push_kinds: ['payment'], quiet_hours: { from: 0, to: 1440 } },
  ],
  [fresh, 'PUT', 'profiles/me/photos/order/', { ids: [41] }],
  [fresh, 'DELETE', 'profiles/me/photos/41/'],
  [fresh, 'POST', 'profiles/like-pass/', { target_profile_id: fresh, matched: true }],
  [fresh, 'POST', 'profiles/like-pass/', { target_profile_id: 999, matched: true }],
  [me, 'POST', 'profiles/like-pass/', { target_profile_id: blocker, matched: true }],
  [fresh, 'POST', 'profiles/rewind/', { target_profile_id: admirer, matched: true }],
  [fresh, 'POST', 'keeps/', { user_id: admirer }],
  [lowMatch, 'POST', 'keeps/', { user_id: lowMatch }],
  [fresh, 'POST', 'messages/send/', { sender: fresh, receiver: me, text: 'Habari' }],
  [fresh, 'POST', 'messages/send/', { sender: me, receiver: highMatch, text: 'In the name of another' }],
  [fresh, 'POST', 'messages/61/reaction/', { emoji: '😂' }],
  [highMatch, 'DELETE', 'messages/67/'],
  [fresh, 'POST', 'messages/typing/', { receiver: me }],
  [fresh, 'DELETE', `messages/past/${uuid(2)}/`],
  [fresh, 'PUT', `calls/with/${me}/talk/`, { yes: true }],
  [fresh, 'POST', `calls/${uuid(112)}/rating/`, { rating: 'good' }],
  [fresh, 'POST', 'date-plans/121/fine/'],
  [fresh, 'DELETE', 'date-plans/121/'],
  [fresh, 'POST', 'notifications/96/mark-read/'],
  [fresh, 'POST', `profiles/matches/${me}/opened/`],
  [fresh, 'DELETE', `profiles/matches/${me}/`],
  [fresh, 'POST', 'blocks/', { user_id: fresh }],
  [fresh, 'POST', 'blocks/', { user_id: 999 }],
  [fresh, 'POST', 'reports/', { user_id: fresh, reason: 'fake' }],
  [fresh, 'POST', 'reports/', { user_id: unmatched, reason: 'boring' }],
  [fresh, 'DELETE', 'account/sessions/13/'],
  [fresh, 'POST', 'account/second-step/confirm/', { code: '123456' }],
  [fresh, 'POST', 'premium/trial/'],
  [fresh, 'POST', 'payments/orders/', { product: 'week', phone: '0712345678', client_key: uuid(1), remember: false }],
  [fresh, 'POST', 'moderation/reports/73/claim/'],
  [fresh, 'POST', 'moderation/switches/calls/', { is_on: false, because: 'For fun' }],
];
