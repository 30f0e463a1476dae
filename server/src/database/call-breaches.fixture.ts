const [first, second] = ['1', '2'].map((digit) => `'${digit.repeat(8)}-1111-4111-8111-111111111111'`);

/** Two ended calls, one open call, and a consent to calls. */
export const existingCalls = `
  insert into calls (id, client_id, caller_id, callee_id, caller_device, started_at, rings_until, caller_seen_at,
    ended_at, reason)
    values (${first}, ${first}, 1, 2, ${first}, now(), now(), now(), now(), 'declined');
  insert into calls (id, client_id, caller_id, callee_id, caller_device, started_at, rings_until, caller_seen_at)
    values (${second}, ${second}, 1, 2, ${first}, now(), now(), now());
  insert into members_in_calls (member_id, call_id) values (1, ${second});
  insert into call_talks (member_id, partner_id, says_yes, said_at) values (1, 2, true, now());
`;
const ended = (change: string) => `update calls set ${change} where id = ${first}`;

/** Statements that must be refused, each with the constraint that refuses it. */
export const callBreaches: readonly (readonly [constraint: string, statement: string])[] = [
  ['calls_pkey', ended(`id = ${second}`)],
  ['calls_client_id_unique', ended(`client_id = ${second}`)],
  ['calls_one_of_pair', ended('ended_at = null, reason = null')],
  ['calls_reason', ended("reason = 'bored'")],
  ['calls_ended', ended('reason = null')],
  ['calls_answered', ended('answered_at = now()')],
  ['calls_refused_as', ended("refused_as = 'asleep'")],
  [
    'calls_refused_unanswered',
    ended(`refused_as = 'declined', answered_at = now(), callee_device = ${first}, callee_seen_at = now()`),
  ],
  ['calls_pushed', ended("pushed = 'read'")],
  ['calls_offer', ended("offer = 'v=0'")],
  ['calls_caller_rating', ended("caller_rating = 'bad'")],
  ['calls_callee_rating', ended("callee_rating = 'bad'")],
  ['calls_caller', ended('caller_id = 9')],
  ['calls_callee', ended('callee_id = 9')],
  ['calls_two_members', ended('callee_id = 1')],
  ['members_in_calls_pkey', `insert into members_in_calls (member_id, call_id) values (1, ${first})`],
  ['call_talks_pkey', 'insert into call_talks (member_id, partner_id, says_yes, said_at) values (1, 2, false, now())'],
  ['members_in_calls_member', 'update members_in_calls set member_id = 9'],
  ['members_in_calls_call', "update members_in_calls set call_id = '33333333-1111-4111-8111-111111111111'"],
  ['call_talks_member', 'update call_talks set member_id = 9'],
  ['call_talks_partner', 'update call_talks set partner_id = 9'],
  ['call_talks_two_members', 'update call_talks set partner_id = 1'],
];
