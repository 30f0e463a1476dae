import { at, bytes, key, people, uuid, type Planted } from './planted-rows.ts';

const { me, lowMatch, highMatch, admirer } = people;

const media = (id: number, owner_id: number, partner_id: number, created_at: Date) => ({
  id,
  storage_key: key(id),
  owner_id,
  partner_id,
  created_at,
  bytes: 5000 + id,
});
const photo = { kind: 'photo', width: 720, height: 540 };
const voice = { kind: 'voice', duration_ms: 4321, waveform: bytes(44, 1) };
const call = (number: number, caller_id: number, callee_id: number, started_at: Date) => ({
  id: uuid(number),
  client_id: uuid(number + 500),
  caller_id,
  callee_id,
  caller_device: uuid(number + 600),
  started_at,
  caller_seen_at: started_at,
});
const plan = (id: number, user_id: number, partner_id: number) => ({
  id,
  user_id,
  client_id: uuid(id),
  partner_id,
  partner_name: `Name ${partner_id}`,
  place: `Place ${id}`,
  nonce: bytes(16, 2),
  secret_hash: bytes(32, id),
});

/** The conversations, calls and dates of a member. Others have rows beside theirs. */
export const plantedConversations: readonly Planted[] = [
  [
    'message_media',
    { ...media(82, me, highMatch, at(86)), ...voice },
    { ...media(81, me, lowMatch, at(85)), ...photo, message_id: 66, is_explicit: true, shown_at: at(87) },
    { ...media(83, lowMatch, me, at(84)), ...voice, message_id: 65, case_ids: [71, 73] },
    { ...media(84, me, highMatch, at(83)), ...photo, gone_at: at(88), case_ids: [73] },
    { ...media(85, lowMatch, highMatch, at(83)), ...voice, case_ids: [73] },
  ],
  [
    'past_conversations',
    { id: uuid(2), owner_id: me, ended_at: at(93) },
    { id: uuid(1), owner_id: me, ended_at: at(92) },
    { id: uuid(3), owner_id: admirer, ended_at: at(94) },
  ],
  [
    'past_messages',
    { conversation_id: uuid(1), position: 2, is_own: true, text: 'My last words', sent_at: at(91) },
    { conversation_id: uuid(1), position: 1, is_own: false, sent_at: at(90) },
    { conversation_id: uuid(2), position: 1, is_own: true, text: 'My later words', sent_at: at(89) },
    { conversation_id: uuid(3), position: 1, is_own: true, text: 'Words of another', sent_at: at(89) },
  ],
  [
    'notifications',
    { id: 96, user_id: me, kind: 'payment', details: { decision: 'approved' }, created_at: at(96), read_at: at(97) },
    { id: 95, user_id: me, kind: 'match', actor_id: highMatch, created_at: at(98) },
    { id: 94, user_id: me, kind: 'like', actor_id: admirer, created_at: at(99), withdrawn_at: at(100) },
    { id: 93, user_id: highMatch, kind: 'match', actor_id: me, created_at: at(98) },
  ],
  [
    'call_talks',
    { member_id: me, partner_id: highMatch, says_yes: true, said_at: at(101) },
    { member_id: me, partner_id: lowMatch, says_yes: false, said_at: at(102) },
    { member_id: lowMatch, partner_id: me, says_yes: true, said_at: at(103) },
  ],
  [
    'calls',
    {
      ...call(112, lowMatch, me, at(112)),
      rings_until: at(113),
      answered_at: at(114),
      callee_device: uuid(9),
      callee_seen_at: at(115),
      ended_at: at(116),
      reason: 'user_hangup',
      caller_rating: 'not_really',
      callee_rating: 'good',
    },
    {
      ...call(111, me, highMatch, at(106)),
      rings_until: at(107),
      ended_at: at(108),
      reason: 'declined',
      caller_rating: 'not_really',
    },
    {
      ...call(110, highMatch, me, at(109)),
      rings_until: at(110),
      ended_at: at(111),
      reason: 'invite_timeout',
      refused_as: 'user_busy',
    },
    { ...call(113, lowMatch, highMatch, at(117)), rings_until: at(118), ended_at: at(119), reason: 'cancelled' },
  ],
  [
    'date_plans',
    {
      ...plan(121, me, lowMatch),
      meets_at: at(421),
      check_in_at: at(422),
      closes_at: at(423),
      friend_email: 'friend@example.com',
      fine_at: at(124),
      reminded_at: at(125),
      alerted_at: at(126),
      created_at: at(120),
      opened_count: 4,
      opened_at: at(127),
      taken_back_at: at(128),
      taken_back_mailed_at: at(129),
      taken_back_mails: 2,
    },
    { ...plan(122, me, highMatch), meets_at: at(431), check_in_at: at(432), closes_at: at(433), created_at: at(119) },
    { ...plan(123, lowMatch, me), meets_at: at(434), check_in_at: at(435), closes_at: at(436), created_at: at(137) },
  ],
];
