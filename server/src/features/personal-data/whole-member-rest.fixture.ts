import { at, bytes, key, people, uuid, type Planted } from './planted-rows.fixture.ts';

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
const order = (id: number, user_id: number, code: string) => ({ id, user_id, code, client_key: uuid(id) });
const reported = (id: number, reported_id: number, opened_at: Date) => ({
  id,
  reported_id,
  opened_at,
  is_urgent: true,
});
const submitted = (id: number, user_id: number, submitted_at: Date) => ({ id, user_id, submitted_at });

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
      meets_at: at(121),
      check_in_at: at(122),
      closes_at: at(123),
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
    { ...plan(122, me, highMatch), meets_at: at(131), check_in_at: at(132), closes_at: at(133), created_at: at(119) },
    { ...plan(123, lowMatch, me), meets_at: at(134), check_in_at: at(135), closes_at: at(136), created_at: at(137) },
  ],
];

/** The payments, reports and verifications of a member. Others have rows beside theirs. */
export const plantedDealings: readonly Planted[] = [
  [
    'payment_orders',
    {
      ...order(142, me, 'MW-PAYED222'),
      product: 'month',
      amount: 375,
      state: 'paid',
      sealed_phone: bytes(40, 4),
      phone_hash: bytes(32, 4),
      created_at: at(140),
      prompted_at: at(141),
      resolved_at: at(142),
      paid_at: at(143),
      starts_at: at(144),
      ends_at: at(145),
    },
    { ...order(141, me, 'MW-FAYLED22'), product: 'day', amount: 50, state: 'failed', created_at: at(146) },
    { ...order(143, lowMatch, 'MW-ANTHER22'), product: 'day', amount: 50, state: 'failed', created_at: at(147) },
  ],
  [
    'payment_receipts',
    { receipt: 'SECOND', order_id: 142, amount: 5, received_at: at(149) },
    { receipt: 'THEFIRST', order_id: 142, amount: 370, received_at: at(148) },
  ],
  ['payment_events', { id: 1, order_id: 142, kind: 'callback', code: '0', body: '{}', created_at: at(148) }],
  [
    'payment_phones',
    { user_id: me, sealed_phone: bytes(40, 5), saved_at: at(150) },
    { user_id: lowMatch, sealed_phone: bytes(40, 6), saved_at: at(151) },
  ],
  [
    'report_cases',
    {
      ...reported(72, me, at(160)),
      decision: 'suspend',
      reason: 'harassment',
      note: 'A note about me',
      until: at(9000),
      decided_by: lowMatch,
      decided_at: at(164),
      appealed_at: at(165),
      appeal_text: 'My appeal',
      appeal_outcome: 'uphold',
      appeal_note: 'A note about my appeal',
      appeal_decided_by: highMatch,
      appeal_decided_at: at(166),
    },
    { ...reported(74, me, at(161)), decision: 'warn', reason: 'money', decided_by: lowMatch, decided_at: at(162) },
    { ...reported(75, me, at(161)), decision: 'dismiss', decided_by: lowMatch, decided_at: at(163) },
    reported(71, me, at(167)),
    { ...reported(73, lowMatch, at(168)), note: 'A note about another' },
  ],
  [
    'reports',
    { id: 172, case_id: 73, reporter_id: me, reason: 'fake', text: 'My report', created_at: at(171) },
    { id: 171, case_id: 73, reporter_id: me, reason: 'money', text: 'My other report', created_at: at(172) },
    { id: 173, case_id: 71, reporter_id: lowMatch, reason: 'other', text: 'About me', created_at: at(173) },
    { id: 174, case_id: 72, reporter_id: highMatch, reason: 'fake', text: 'About me too', created_at: at(174) },
    { id: 175, case_id: 73, reporter_id: highMatch, reason: 'fake', text: 'Of another', created_at: at(175) },
  ],
  [
    'report_messages',
    quoted(172, 65, true, 'Their words', 83),
    quoted(172, 66, false, 'My words', 81),
    quoted(173, 65, false, 'Words of who reported me', 83),
    quoted(174, 62, true, 'My reported words', 82),
    quoted(175, 67, true, 'Words between others', 85),
  ],
  [
    'message_warnings',
    { sender_id: me, receiver_id: highMatch, kind: 'phone', sent: 1, last_sent_at: at(177) },
    { sender_id: me, receiver_id: lowMatch, kind: 'money', sent: 2, last_sent_at: at(178) },
    { sender_id: me, receiver_id: highMatch, kind: 'money', sent: 3, last_sent_at: at(176) },
    { sender_id: lowMatch, receiver_id: me, kind: 'loan', sent: 4, last_sent_at: at(179) },
  ],
  [
    'verifications',
    {
      ...submitted(182, me, at(182)),
      status: 'rejected',
      decision: 'reject',
      reason: 'The face is dark',
      reason_code: 'dark',
      decided_at: at(183),
      pose: 'chin_open',
      consent: 2,
      document_key: key(91),
    },
    { ...submitted(181, me, at(184)), status: 'approved', decision: 'approve', decided_at: at(185), consent: 1 },
    { ...submitted(183, lowMatch, at(186)), selfie_key: key(92) },
  ],
  ['unheld_documents', { key: key(93), user_id: me, erase_at: at(187) }],
  [
    'verification_screenings',
    { verification_id: 182, finished_at: at(188), scores: { face: 0.5 }, flags: ['other_face', 'dark'] },
    { verification_id: 181, finished_at: at(189), not_screened: 'timeout', flags: [] },
    { verification_id: 183, finished_at: at(190), not_screened: 'busy', flags: [] },
  ],
  [
    'selfie_poses',
    { user_id: me, pose: 'forehead_smile', given_at: at(191), used_at: at(192) },
    { user_id: lowMatch, pose: 'cheek_open', given_at: at(193) },
  ],
];

function quoted(report_id: number, message_id: number, is_from_reported: boolean, text: string, media_id: number) {
  return {
    report_id,
    message_id,
    is_from_reported,
    text,
    media_id,
    sent_at: at(170),
    was_deleted: false,
    is_reported: true,
  };
}
