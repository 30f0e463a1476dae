import { at, bytes, people, type Planted } from './planted-rows.ts';

const { me, lowMatch, highMatch, passed, fresh } = people;

/** The choices, purchases and mails of a member. Others have rows beside theirs. */
export const plantedHabits: readonly Planted[] = [
  [
    'consents',
    { id: 202, user_id: me, purpose: 'verification', version: 2, given_at: at(200), withdrawn_at: at(201) },
    { id: 201, user_id: me, purpose: 'orientation', version: 3, given_at: at(202) },
    { id: 203, user_id: lowMatch, purpose: 'orientation', version: 1, given_at: at(203) },
  ],
  [
    'member_settings',
    {
      user_id: me,
      language: 'sw',
      read_receipts: false,
      shows_presence: true,
      push_kinds: ['match', 'like'],
      mail_kinds: ['message'],
      quiet_from: 1320,
      quiet_to: 390,
      shows_names_when_locked: true,
      stopped_learning_at: at(205),
    },
    { user_id: lowMatch, language: 'en' },
  ],
  [
    'presences',
    { user_id: me, active_at: at(206), online_until: at(207) },
    { user_id: lowMatch, active_at: at(208), online_until: at(209) },
  ],
  [
    'premium_periods',
    {
      id: 212,
      user_id: me,
      source: 'paid',
      order_id: 142,
      product: 'month',
      starts_at: at(214),
      ends_at: at(215),
      stops_at: at(216),
      revoked_at: at(217),
      created_at: at(210),
    },
    period(213, me, 'trial', 211),
    { ...period(214, lowMatch, 'operator', 212), ends_at: at(9001), stops_at: at(9002) },
  ],
  [
    'premium_trials',
    { mark: bytes(32, 8), user_id: me, started_at: at(221) },
    { mark: bytes(32, 7), user_id: me, started_at: at(220) },
    { mark: bytes(32, 9), user_id: lowMatch, started_at: at(222) },
  ],
  [
    'daily_usage',
    { user_id: me, day: '2026-03-04', swipes: 7, messages: 8, dealt_ids: [passed], last_swiped_id: passed },
    { user_id: me, day: '2026-03-03', swipes: 5, messages: 6 },
    { user_id: lowMatch, day: '2026-03-03', swipes: 3, messages: 4, dealt_ids: [me] },
  ],
  [
    'keeps',
    { user_id: me, kept_id: highMatch, kept_at: at(224) },
    { user_id: me, kept_id: fresh, kept_at: at(223) },
    { user_id: lowMatch, kept_id: me, kept_at: at(225) },
  ],
  [
    'matching_states',
    {
      user_id: me,
      generosity_mean: -0.6,
      generosity_variance: 0.5,
      attractiveness_mean: 0.6,
      attractiveness_variance: 0.6,
      learned_at: at(226),
      shown: 17,
      likes_in_a_row: 18,
      answered_on: '2026-03-06',
      answers_that_day: 19,
    },
    { user_id: lowMatch, shown: 20 },
  ],
  [
    'like_counts',
    { user_id: me, day: '2026-03-07', count: 9, still_to_come: 8 },
    { user_id: lowMatch, day: '2026-03-07', count: 7, still_to_come: 0 },
  ],
  ['like_visits', { user_id: me, seen_until: at(227) }, { user_id: lowMatch, seen_until: at(228) }],
  [
    'notice_mails',
    { id: 232, user_id: me, created_at: at(229), ended_at: at(230), outcome: 'refused', failure: 'Mailbox full' },
    { id: 231, user_id: me, created_at: at(231) },
    { id: 233, user_id: lowMatch, created_at: at(232) },
  ],
  [
    'account_links',
    { ...link(242, me, 'change', 'new@example.com'), created_at: at(241), sent_at: at(242), ended_at: at(243) },
    { ...link(241, me, 'undo', 'old@example.com'), created_at: at(244), is_known_device: true },
    { ...link(243, lowMatch, 'reset', 'lowmatch@example.com'), created_at: at(245) },
  ],
  [
    'account_mails',
    {
      ...mail(252, me, 'device', 'me@example.com', 246),
      browser: 'Chrome',
      system: 'Windows',
      ended_at: at(247),
      outcome: 'sent',
    },
    { ...mail(251, me, 'moved', 'old@example.com', 248), link_id: 241 },
    mail(253, lowMatch, 'password', 'lowmatch@example.com', 249),
  ],
  [
    'second_factors',
    { user_id: me, sealed_secret: bytes(48, 1), created_at: at(250), confirmed_at: at(251) },
    { user_id: lowMatch, sealed_secret: bytes(48, 2), created_at: at(252) },
  ],
  ['recovery_codes', { user_id: me, code_hash: bytes(32, 11) }],
  [
    'push_subscriptions',
    device(262, me, 'https://push.example/second', 253),
    device(261, me, 'https://push.example/first', 254),
    device(263, lowMatch, 'https://push.example/another', 255),
  ],
  [
    'exports',
    { id: 272, user_id: me, started_at: at(257) },
    { id: 273, user_id: me, started_at: at(256) },
    { id: 274, user_id: lowMatch, started_at: at(258) },
  ],
  [
    'identity_documents',
    { mark: bytes(32, 12), user_id: me, created_at: at(261) },
    { mark: bytes(32, 13), user_id: me, created_at: at(260) },
    { mark: bytes(32, 14), user_id: lowMatch, created_at: at(262) },
  ],
  ['banned_marks', { kind: 'email', mark: bytes(32, 15), case_id: 72, created_at: at(263) }],
  ['review_claims', { moderator_id: me, kind: 'report', subject_id: 73, claimed_at: at(264) }],
  ['document_grants', { id: 281, moderator_id: me, opened: 5, asked_at: at(265) }],
];

function period(id: number, user_id: number, source: string, from: number) {
  const times = { starts_at: at(from), ends_at: at(from + 10), stops_at: at(from + 20), created_at: at(from - 1) };
  return { id, user_id, source, ...times };
}

function link(id: number, user_id: number, purpose: string, email: string) {
  return { id, user_id, purpose, email, nonce: bytes(32, id % 256), token_hash: bytes(32, (id + 7) % 256) };
}

function mail(id: number, user_id: number, kind: string, email: string, minutes: number) {
  return { id, user_id, kind, email, created_at: at(minutes) };
}

function device(id: number, user_id: number, endpoint: string, minutes: number) {
  return { id, user_id, endpoint, p256dh: 'p', auth: 'a', created_at: at(minutes), told_batch: 0 };
}
