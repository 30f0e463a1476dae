import { at, bytes, key, people, uuid, type Planted } from './planted-rows.ts';

const { me, lowMatch, highMatch, passed } = people;

const order = (id: number, user_id: number, code: string) => ({ id, user_id, code, client_key: uuid(id) });
const reported = (id: number, reported_id: number, opened_at: Date) => ({
  id,
  reported_id,
  opened_at,
  is_urgent: true,
});
/** A decision against which somebody appeals, and a ban that waits for a second reviewer. */
const reportedPassed = [
  {
    ...reported(76, passed, at(178)),
    decision: 'warn',
    reason: 'money',
    note: 'A note about a warning',
    decided_by: lowMatch,
    decided_at: at(179),
    appealed_at: at(180),
    appeal_text: 'An appeal that waits',
  },
  {
    ...reported(77, passed, at(181)),
    decision: 'suspend',
    reason: 'under_18',
    note: 'A note about a ban',
    until: at(1600),
    decided_by: lowMatch,
    decided_at: at(182),
    ban_asked_at: at(182),
  },
];
const submitted = (id: number, user_id: number, submitted_at: Date) => ({ id, user_id, submitted_at });

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
    ...reportedPassed,
  ],
  [
    'reports',
    { id: 172, case_id: 73, reporter_id: me, reason: 'fake', text: 'My report', created_at: at(171) },
    { id: 171, case_id: 73, reporter_id: me, reason: 'money', text: 'My other report', created_at: at(172) },
    { id: 173, case_id: 71, reporter_id: lowMatch, reason: 'other', text: 'About me', created_at: at(173) },
    { id: 174, case_id: 72, reporter_id: highMatch, reason: 'fake', text: 'About me too', created_at: at(174) },
    { id: 176, case_id: 76, reporter_id: highMatch, reason: 'money', text: 'Wants money', created_at: at(176) },
    { id: 177, case_id: 77, reporter_id: lowMatch, reason: 'under_18', text: 'Is 16', created_at: at(177) },
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
      reason_code: 'face_unclear',
      decided_at: at(183),
      pose: 'chin_open',
      consent: 2,
      document_key: key(91),
    },
    { ...submitted(181, me, at(184)), status: 'approved', decision: 'approve', decided_at: at(185), consent: 1 },
    { ...submitted(183, lowMatch, at(186)), selfie_key: key(92), document_key: key(94) },
  ],
  ['unheld_documents', { key: key(93), user_id: me, erase_at: at(187) }],
  [
    'verification_screenings',
    {
      verification_id: 182,
      finished_at: at(188),
      scores: { idToSelfie: 0.5, selfieToPhoto: 0.25 },
      flags: ['selfie_dark', 'photo_no_face'],
    },
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
