/**
 * An open case with a report, and a decided one; a warned message, a date plan and a past conversation of member 1.
 * Members 1 to 3 exist.
 */
export const existingSafety = `
  insert into report_cases (reported_id, opened_at, is_urgent) values (2, now(), false);
  insert into report_cases (reported_id, opened_at, is_urgent, decision, reason, decided_by, decided_at)
    values (3, now(), false, 'warn', 'fake', 1, now());
  insert into reports (case_id, reporter_id, reason, text, created_at) values (1, 1, 'fake', '', now());
  insert into report_messages values (1, 1, true, 'Habari', now(), false, true);
  insert into review_claims values (1, 'report', 1, now());
  insert into document_grants (id, moderator_id, opened, asked_at) overriding system value values (1, 1, 60, now());
  insert into account_tries values (sha256('a'), now(), 1);
  insert into network_usage values (sha256('a'), '2026-11-21');
  insert into banned_marks values ('email', 'a', 2, now());
  insert into message_warnings (sender_id, receiver_id, kind, sent, last_sent_at) values (1, 2, 'money', 1, now());
  insert into held_messages values (1, 2, sha256('a'), null, now());
  insert into date_plans (id, user_id, client_id, partner_id, partner_name, place, meets_at, check_in_at, closes_at,
    nonce, secret_hash, created_at) overriding system value
    values (1, 1, '5f0c0e0c-58d5-4a5c-9c57-6a1f3d6ad1b0', 2, 'Amina', 'Java',
    now(), now() + interval '1 hour', now() + interval '1 day', '', sha256('plan'), now());
  insert into past_conversations values ('5f0c0e0c-58d5-4a5c-9c57-6a1f3d6ad1b0', 1, now());
  insert into past_messages values ('5f0c0e0c-58d5-4a5c-9c57-6a1f3d6ad1b0', 1, true, 'Habari', now());
`;
const report = (columns: string, values: string) =>
  `insert into reports (created_at, ${columns}) overriding system value values (now(), ${values})`;
const decided = (change: string) => `update report_cases set ${change} where id = 2`;
const asked = (change: string) => decided(`decision = 'suspend', until = now(), ban_asked_at = now(), ${change}`);

const warned = (ids: string) =>
  `insert into message_warnings (sender_id, receiver_id, kind, sent, last_sent_at) values (${ids}, 'money', 1, now())`;
const grant = (values: string) => `insert into document_grants overriding system value values (${values})`;
const heldMessage = (ids: string) => `insert into held_messages values (${ids}, sha256('a'), null, now())`;
const datePlan = ({
  id = '2',
  owner = '1',
  client = 'gen_random_uuid()',
  place = "'Java'",
  closes = "now() + interval '1 day'",
  hash = "sha256('other')",
}) =>
  `insert into date_plans (id, user_id, client_id, partner_id, partner_name, place, meets_at, check_in_at, closes_at,
    nonce, secret_hash, created_at) overriding system value
    values (${id}, ${owner}, ${client}, 2, 'Amina', ${place}, now(),
    now() + interval '1 hour', ${closes}, '', ${hash}, now())`;

const pastMessage = (values: string, id = `'5f0c0e0c-58d5-4a5c-9c57-6a1f3d6ad1b0'`) =>
  `insert into past_messages (sent_at, conversation_id, position, is_own, text) values (now(), ${id}, ${values})`;

/**
 * Statements about reports, warnings, date plans and past conversations that must be refused, each with the constraint
 * that refuses it.
 */
export const safetyBreaches: readonly (readonly [constraint: string, statement: string])[] = [
  ['pairs_parted_is_blank', 'update pairs set low_blocked_at = now()'],
  ['users_restriction', "update users set restriction = 'away', restriction_case_id = 1 where id = 1"],
  ['users_restriction_whole', "update users set restriction = 'banned' where id = 1"],
  ['users_restriction_whole', "update users set restriction = 'suspended', restriction_case_id = 1 where id = 1"],
  [
    'report_cases_pkey',
    'insert into report_cases (id, reported_id, opened_at, is_urgent) overriding system value values (1, 9, now(), ' +
      'false)',
  ],
  ['report_cases_one_open', 'insert into report_cases (reported_id, opened_at, is_urgent) values (2, now(), false)'],
  ['report_cases_decision', decided("decision = 'scold'")],
  ['report_cases_decided_whole', decided('decided_by = null')],
  ['report_cases_reason', decided('reason = null')],
  ['report_cases_reason', decided("decision = 'dismiss'")],
  ['report_cases_until', decided('until = now()')],
  ['report_cases_until', decided("decision = 'suspend'")],
  ['report_cases_appealable', decided("decision = 'dismiss', reason = null, appealed_at = now()")],
  ['report_cases_appeal_outcome', decided("appeal_outcome = 'maybe'")],
  ['report_cases_second_look', decided('appeal_decided_by = 1')],
  ['report_cases_ban_answer', asked("ban_answer = 'perhaps', ban_answered_by = 2, ban_answered_at = now()")],
  ['report_cases_ban_answered_whole', asked("ban_answer = 'decline'")],
  ['report_cases_ban_asked_first', decided("ban_answer = 'decline', ban_answered_by = 2, ban_answered_at = now()")],
  ['report_cases_ban_second_person', asked("ban_answer = 'decline', ban_answered_by = 1, ban_answered_at = now()")],
  ['report_cases_asked_suspension', decided(`asked_until = now()`)],
  ['report_cases_ban_confirmed', decided('ban_asked_at = now()')],
  ['reports_pkey', report('id, case_id, reason, text', "1, 1, 'fake', ''")],
  ['reports_case', report('case_id, reason, text', "9, 'fake', ''")],
  ['reports_reporter', report('case_id, reporter_id, reason, text', "1, 4, 'fake', ''")],
  ['reports_reason', report('case_id, reason, text', "1, 'ugly', ''")],
  ['reports_text', report('case_id, reason, text', "1, 'other', repeat('a', 501)")],
  ['reports_once', report('case_id, reporter_id, reason, text', "1, 1, 'fake', ''")],
  ['review_claims_pkey', "insert into review_claims values (1, 'report', 2, now())"],
  ['review_claims_subject', "insert into review_claims values (2, 'report', 1, now())"],
  ['review_claims_kind', "insert into review_claims values (2, 'member', 1, now())"],
  ['review_claims_moderator', "insert into review_claims values (9, 'report', 2, now())"],
  ['document_grants_pkey', grant("1, 2, 60, now(), 'no', 1, now()")],
  ['document_grants_moderator', grant("2, 9, 60, now(), 'no', 1, now()")],
  ['document_grants_answered_by', grant("2, 2, 60, now(), 'no', 9, now()")],
  ['document_grants_answer', grant("2, 2, 60, now(), 'perhaps', 1, now()")],
  ['document_grants_answered_whole', grant("2, 2, 60, now(), 'no', 1, null")],
  ['document_grants_answered_whole', grant('2, 2, 60, now(), null, 1, null')],
  ['document_grants_second_person', grant("2, 2, 60, now(), 'no', 2, now()")],
  ['document_grants_one_open', grant('2, 1, 60, now(), null, null, null')],
  ['report_messages_pkey', "insert into report_messages values (1, 1, true, '', now(), false, true)"],
  ['report_messages_report', "insert into report_messages values (9, 1, true, '', now(), false, true)"],
  ['banned_marks_kind', "insert into banned_marks values ('name', 'a', 2, now())"],
  ['banned_marks_pkey', "insert into banned_marks values ('email', 'a', 2, now())"],
  ['audit_head_pkey', "insert into audit_head values (true, 1, 'a')"],
  ['audit_head_one', "insert into audit_head values (false, 1, 'a')"],
  [
    'moderation_audit_place_unique',
    "update audit_head set place = 0; insert into moderation_audit (action, user_id, created_at) values ('claim', " +
      '1, now())',
  ],
  ['messages_warning', `update messages set warning = 'rude'`],
  ['message_warnings_pkey', warned('1, 2')],
  ['message_warnings_sender', warned('9, 2')],
  ['message_warnings_others', warned('1, 1')],
  ['message_warnings_sent', `update message_warnings set sent = 0`],
  ['held_messages_pkey', heldMessage('1, 2')],
  ['held_messages_sender', heldMessage('9, 2')],
  ['held_messages_receiver', heldMessage('1, 9')],
  ['held_messages_hash', "update held_messages set text_hash = 'a'"],
  ['date_plans_pkey', datePlan({ id: '1' })],
  ['date_plans_user', datePlan({ owner: '9' })],
  ['date_plans_place', datePlan({ place: "''" })],
  ['date_plans_opened_count', 'update date_plans set opened_count = -1'],
  ['date_plans_order', datePlan({ closes: 'now()' })],
  ['date_plans_secret_hash', datePlan({ hash: "'\\x00'" })],
  ['date_plans_secret_unique', datePlan({ hash: "sha256('plan')" })],
  ['date_plans_client_id_unique', datePlan({ client: "'5f0c0e0c-58d5-4a5c-9c57-6a1f3d6ad1b0'" })],
  ['past_conversations_pkey', 'insert into past_conversations select * from past_conversations'],
  ['past_conversations_owner', 'insert into past_conversations values (gen_random_uuid(), 9, now())'],
  ['past_messages_pkey', pastMessage("1, true, 'Habari'")],
  ['past_messages_conversation', pastMessage("1, true, 'Habari'", 'gen_random_uuid()')],
  ['past_messages_position', pastMessage("0, true, 'Habari'")],
  ['past_messages_text_length', pastMessage("2, true, ''")],
  ['past_messages_own_words', pastMessage("2, false, 'Poa'")],
  ['account_tries_pkey', "insert into account_tries values (sha256('a'), now(), 1)"],
  ['account_tries_subject', "insert into account_tries values ('\\x00', now(), 1)"],
  ['account_tries_tries', "insert into account_tries values (sha256('b'), now(), -1)"],
  ['network_usage_pkey', "insert into network_usage values (sha256('a'), '2026-11-21')"],
  ['network_usage_network', "insert into network_usage values ('\\x00', '2026-11-21')"],
];
