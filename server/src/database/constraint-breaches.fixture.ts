import { callBreaches, existingCalls } from './call-breaches.fixture.ts';
import { existingMedia, mediaBreaches } from './media-breaches.fixture.ts';
import { existingPayments, paymentBreaches } from './payment-breaches.fixture.ts';
import { existingPersonalData, personalDataBreaches } from './personal-data-breaches.fixture.ts';
import { existingPremium, premiumBreaches } from './premium-breaches.fixture.ts';
import { existingRecovery, recoveryBreaches } from './recovery-breaches.fixture.ts';
import { existingSafety, safetyBreaches } from './safety-breaches.fixture.ts';
import { existingFactors, factorBreaches } from './second-factor-breaches.fixture.ts';
import { existingVerifications, verificationBreaches } from './verification-breaches.fixture.ts';

/** Rows of every table. Members 1 to 3 exist; 1 and 2 are a match; member 1 has one row in each other table. */
export const existing = `
  insert into users (id, email, password_hash, full_name, created_at)
    select n, n || '@mwanzo.test', 'none', 'Amina', now() from generate_series(1, 3) n;
  insert into profiles (user_id, name, birthday, active_on) select id, 'Amina', '1996-05-05', '2026-11-21' from users;
  insert into sessions (id, user_id, created_at, expires_at) values (1, 1, now(), now());
  insert into refresh_tokens (hash, session_id, generation) values (sha256('token'), 1, 0);
  insert into photos (id, user_id, position, storage_key, width, height, thumbhash, created_at)
    values (1, 1, 0, repeat('a', 32), 1, 1, '', now());
  insert into pairs (low_id, high_id, low_liked, high_liked, matched_at) values (1, 2, true, true, now());
  insert into deck_queues (user_id, filter_key, candidate_ids, is_complete, filled_at)
    values (1, '', '{}', true, now());
  insert into keeps values (1, 2, now());
  insert into daily_usage (user_id, day) values (1, '2026-11-21');
  insert into messages (low_id, high_id, sender_id, text, client_id, created_at)
    values (1, 2, 1, 'Habari', '00000000-0000-4000-8000-000000000001', now());
  insert into notifications (user_id, kind, actor_id, created_at)
    select 1, kind, 2, now() from unnest('{match,like,message}'::text[]) kind;
  insert into moderation_audit (action, user_id, created_at) values ('claim', 1, now());
  insert into member_settings (user_id) values (1);
  insert into switches values ('calls', false, now(), 1, 'A relay is away');
  insert into conversation_reads (low_id, high_id, reader_id, up_to, read_at, is_receipt)
    values (1, 2, 1, 1, now(), true);
  insert into opened_matches (low_id, high_id, user_id) values (1, 2, 1);
  insert into presences (user_id, active_at, online_until) values (1, now(), now());
  insert into like_comments (low_id, high_id, author_id, text, created_at) values (1, 2, 1, 'Karibu', now());
  insert into push_subscriptions (user_id, endpoint, p256dh, auth, created_at, told_batch)
    values (1, 'https://push.example/1', '', '', now(), 0);
  insert into notice_mails (user_id, created_at) values (1, now());
  ${existingVerifications}
  ${existingRecovery}
  ${existingFactors}
  ${existingPersonalData}
  ${existingPayments}
  ${existingSafety}
  ${existingPremium}
  ${existingMedia}
  ${existingCalls}
`;
const user = (columns: string, values: string) =>
  `insert into users (password_hash, created_at, ${columns}) values ('none', now(), ${values})`;
const photo = (key: string, position: number, more = '1, 2') =>
  `insert into photos (id, user_id, position, storage_key, width, height, thumbhash, created_at)
   select ids.id, ids.user_id, ${position}, ${key}, 1, 1, '', now() from (values (${more})) ids (id, user_id)`;
const pair = (columns: string, values: string) => `insert into pairs (${columns}) values (${values})`;
const message = (columns: string, values: string) =>
  `insert into messages (text, created_at, ${columns}) overriding system value values ('Habari', now(), ${values})`;
const notification = (kind: string, actor = '2', userId = '1') =>
  `insert into notifications (user_id, kind, actor_id, created_at) values (${userId}, '${kind}', ${actor}, now())`;
const settings = (columns: string, values: string) => `insert into member_settings (${columns}) values (${values})`;
const reading = (values: string) =>
  `insert into conversation_reads (read_at, is_receipt, low_id, high_id, reader_id, up_to)
    values (now(), true, ${values})`;
const opening = (values: string) => `insert into opened_matches (low_id, high_id, user_id) values (${values})`;
const presence = (userId: number) => `insert into presences values (${userId}, now(), now())`;
const likeComment = (columns: string, values: string) =>
  `insert into like_comments (created_at, low_id, high_id, ${columns}) values (now(), 1, 2, ${values})`;
const subscription = (columns: string, values: string) =>
  `insert into push_subscriptions (p256dh, auth, created_at, told_batch, ${columns}) overriding system value
   values ('', '', now(), 0, ${values})`;
const mail = (columns: string, values: string) =>
  `insert into notice_mails (created_at, ${columns}) overriding system value values (now(), ${values})`;
const profile = (change: string) => `update profiles set ${change} where user_id = 1`;

const chosen = (lookingFor = "'{women}'", ages = '18, 100', near = "'anywhere'") =>
  `(looking_for, min_age, max_age, near) = (${lookingFor}, ${ages}, ${near})`;

/** Statements that must be refused, each with the constraint that refuses it. A new constraint needs a row here. */
export const breaches: readonly (readonly [constraint: string, statement: string])[] = [
  ...safetyBreaches,
  ...verificationBreaches,
  ...recoveryBreaches,
  ...factorBreaches,
  ...personalDataBreaches,
  ...paymentBreaches,
  ...premiumBreaches,
  ...mediaBreaches,
  ...callBreaches,
  ['users_pkey', user('id, email, full_name', "1, 'new@mwanzo.test', 'A'")],
  ['users_id_range', user('id, email, full_name', "0, 'new@mwanzo.test', 'A'")],
  ['users_id_range', user('id, email, full_name', "9007199254740992, 'new@mwanzo.test', 'A'")],
  ['users_email_unique', user('id, email, full_name', "4, '1@mwanzo.test', 'A'")],
  ['users_email_form', user('id, email, full_name', "4, 'New@mwanzo.test', 'A'")],
  ['users_email_form', user('id, email, full_name', "4, repeat('a', 255), 'A'")],
  ['users_full_name_length', user('id, email, full_name', "4, 'new@mwanzo.test', ''")],
  ['users_full_name_length', user('id, email, full_name', "4, 'new@mwanzo.test', repeat('a', 81)")],
  ['users_role', "update users set role = 'admin' where id = 1"],
  ['sessions_pkey', 'insert into sessions (id, user_id, created_at, expires_at) values (1, 1, now(), now())'],
  ['sessions_user', 'insert into sessions (id, user_id, created_at, expires_at) values (2, 4, now(), now())'],
  ['sessions_generation', 'update sessions set generation = -1'],
  ['sessions_device_hash', "update sessions set device_hash = '\\x01'"],
  ['sessions_browser', "update sessions set browser = ''"],
  ['sessions_system', "update sessions set system = ''"],
  ['sessions_end_reason', "update sessions set end_reason = 'tired'"],
  ['deleted_sessions_pkey', "insert into deleted_sessions values (sha256('a'), now()), (sha256('a'), now())"],
  ['deleted_sessions_token_hash', "insert into deleted_sessions values ('a', now())"],
  ['ended_sessions_pkey', 'insert into ended_sessions values (1, now()), (1, now())'],
  ['refresh_tokens_pkey', "insert into refresh_tokens values (sha256('token'), 1, 1)"],
  ['refresh_tokens_hash', "insert into refresh_tokens values ('token', 1, 1)"],
  ['refresh_tokens_session', "insert into refresh_tokens values (sha256('other'), 2, 0)"],
  ['refresh_tokens_generation_unique', "insert into refresh_tokens values (sha256('other'), 1, 0)"],
  ['profiles_pkey', "insert into profiles (user_id, name, birthday, active_on) values (1, 'A', now(), now())"],
  ['profiles_user', "insert into profiles (user_id, name, birthday, active_on) values (4, 'A', now(), now())"],
  ['profiles_name_length', profile("name = ''")],
  ['profiles_name_length', profile("name = repeat('a', 81)")],
  ['profiles_bio_length', profile("bio = repeat('a', 501)")],
  ['profiles_age', profile('age = 17')],
  ['profiles_age', profile('age = 101')],
  ['profiles_location_length', profile("location = repeat('a', 81)")],
  ['profiles_gender', profile("gender = 'woman'")],
  ['profiles_gender_detail', profile("gender = 'female', gender_detail = 'trans'")],
  ['profiles_gender_detail', profile("gender = null, gender_detail = 'trans'")],
  ['profiles_gender_detail', profile("gender = 'non-binary', gender_detail = 'agender'")],
  ['profiles_dealt_gender', profile("dealt_gender = 'woman'")],
  ['profiles_orientation', profile("orientation = 'none'")],
  ['profiles_orientation_visibility', profile("orientation_visibility = 'friends'")],
  ['profiles_birthday_visibility', profile("birthday_visibility = 'friends'")],
  ['profiles_intent', profile("intent = 'marriage'")],
  ['profiles_shown_to', profile("shown_to = 'nobody'")],
  ['profiles_looking_for', profile(chosen("'{}'"))],
  ['profiles_looking_for', profile(chosen("'{women,everyone}'"))],
  ['profiles_near', profile(chosen("'{women}'", '18, 100', "'here'"))],
  ['profiles_wanted_ages', profile(chosen("'{women}'", '17, 40'))],
  ['profiles_wanted_ages', profile(chosen("'{women}'", '18, 101'))],
  ['profiles_wanted_ages', profile(chosen("'{women}'", '41, 40'))],
  ['profiles_wants', profile(`${chosen()}, wants = '{}'`)],
  ['profiles_wants', profile(`${chosen()}, wants = '{friends,marriage}'`)],
  ['profiles_preferences_whole', profile("near = 'town'")],
  ['profiles_preferences_whole', profile('verified_only = true')],
  ['profiles_interests_count', profile("interests = array_fill('a'::text, '{21}')")],
  ['profiles_saved_whole', profile("saved_at = now(), age = null, location = 'Nairobi'")],
  ['profiles_saved_whole', profile("saved_at = now(), age = 30, location = ''")],
  ['photos_pkey', photo("repeat('b', 32)", 0)],
  ['photos_profile', photo("repeat('b', 32)", 0, '2, 4')],
  ['photos_position', photo("repeat('b', 32)", 7, '2, 2')],
  ['photos_position', photo("repeat('b', 32)", -1, '2, 2')],
  ['photos_storage_key_unique', photo("repeat('a', 32)", 0, '2, 2')],
  ['photos_storage_key', photo("'../secret'", 0, '2, 2')],
  ['photos_position_unique', photo("repeat('b', 32)", 0, '2, 1')],
  ['pairs_pkey', pair('low_id, high_id, low_liked', '1, 2, true')],
  ['pairs_low', pair('low_id, high_id, low_liked', '0, 2, true')],
  ['pairs_high', pair('low_id, high_id, low_liked', '1, 4, true')],
  ['pairs_order', pair('low_id, high_id, low_liked', '3, 2, true')],
  ['pairs_order', pair('low_id, high_id, low_liked', '3, 3, true')],
  ['pairs_answered', pair('low_id, high_id', '1, 3')],
  ['pairs_match_is_mutual', pair('low_id, high_id, low_liked, matched_at', '1, 3, true, now()')],
  ['pairs_match_is_mutual', pair('low_id, high_id, low_liked, high_liked, matched_at', '1, 3, true, false, now()')],
  ['pairs_match_is_mutual', pair('low_id, high_id, low_liked, high_liked, matched_at', '1, 3, false, true, now()')],
  ['matching_states_pkey', 'insert into matching_states values (1), (1)'],
  ['matching_states_user', 'insert into matching_states values (77)'],
  ['keeps_pkey', 'insert into keeps values (1, 2, now())'],
  ['keeps_user', 'insert into keeps values (77, 2, now())'],
  ['keeps_kept', 'insert into keeps values (1, 77, now())'],
  ['keeps_oneself', 'insert into keeps values (1, 1, now())'],
  ['deck_queues_pkey', "insert into deck_queues values (1, '', '{}', true, now())"],
  ['deck_queues_profile', "insert into deck_queues values (4, '', '{}', true, now())"],
  ['daily_usage_pkey', "insert into daily_usage (user_id, day) values (1, '2026-11-21')"],
  ['daily_usage_user', "insert into daily_usage (user_id, day) values (4, '2026-11-21')"],
  ['messages_pkey', message('id, low_id, high_id, sender_id', '(select min(id) from messages), 1, 2, 1')],
  ['messages_text_length', "update messages set text = ''"],
  ['messages_text_length', "update messages set text = repeat('a', 4001)"],
  ['messages_pair', message('low_id, high_id, sender_id', '1, 3, 1')],
  ['messages_sender', message('low_id, high_id, sender_id', '1, 2, 3')],
  [
    'messages_client_id_unique',
    message('low_id, high_id, sender_id, client_id', "1, 2, 1, '00000000-0000-4000-8000-000000000001'"),
  ],
  [
    'notifications_pkey',
    `insert into notifications (id, user_id, kind, created_at) overriding system value
     select id, 1, 'verification', now() from notifications`,
  ],
  ['notifications_user', notification('match', '2', '4')],
  ['notifications_kind', notification('wave')],
  ['notifications_actor', notification('match', '4')],
  ['notifications_match_unique', notification('match')],
  ['notifications_like_unique', notification('like')],
  ['notifications_like_daily', notification('like', '3')],
  ['notifications_message_unique', notification('message')],
  [
    'moderation_audit_pkey',
    `insert into moderation_audit (id, action, user_id, created_at) overriding system value
     select id, 'claim', 1, now() from moderation_audit`,
  ],
  ['profiles_prompts', profile("prompts = '{}'")],
  ['profiles_prompts', profile("prompts = '[1,2,3,4]'")],
  ['member_settings_pkey', settings('user_id', '1')],
  ['member_settings_user', settings('user_id', '9')],
  ['member_settings_language', settings('user_id, language', "2, 'fr'")],
  ['member_settings_push_kinds', settings('user_id, push_kinds', "2, '{payment}'")],
  ['member_settings_mail_kinds', settings('user_id, mail_kinds', "2, '{payment}'")],
  ['member_settings_quiet_from', settings('user_id, quiet_from', '2, 1440')],
  ['member_settings_quiet_to', settings('user_id, quiet_to', '2, -1')],
  ['messages_low_reaction', "update messages set low_reaction = 'x'"],
  ['messages_high_reaction', "update messages set high_reaction = ''"],
  ['messages_prompt', "update messages set prompt_id = 'chai-rules'"],
  ['messages_replies_to_one', "update messages set reply_to = 1, prompt_id = 'chai-rules', prompt_answer = 'No'"],
  ['conversation_reads_pkey', reading('1, 2, 1, 1')],
  ['conversation_reads_pair', reading('1, 3, 1, 1')],
  ['conversation_reads_reader', reading('1, 2, 3, 1')],
  ['opened_matches_pkey', opening('1, 2, 1')],
  ['opened_matches_pair', opening('1, 3, 1')],
  ['opened_matches_user', opening('1, 2, 3')],
  ['presences_pkey', presence(1)],
  ['presences_user', presence(9)],
  ['like_comments_pkey', likeComment('author_id, text', "1, 'Again'")],
  ['like_comments_pair', 'update like_comments set (low_id, high_id) = (1, 3)'],
  ['like_comments_author', likeComment('author_id, text', "3, 'Hi'")],
  ['like_comments_text', likeComment('author_id, text', "2, repeat('x', 141)")],
  ['like_comments_prompt', likeComment('author_id, text, prompt_id', "2, '', 'chai-rules'")],
  [
    'like_comments_about_one',
    likeComment('author_id, text, prompt_id, answer, photo_id', "2, '', 'chai-rules', 'No', 1"),
  ],
  ['like_comments_not_empty', likeComment('author_id, text', "2, ''")],
  ['push_subscriptions_pkey', subscription('id, user_id, endpoint', "1, 1, 'https://push.example/2'")],
  ['push_subscriptions_user', subscription('user_id, endpoint', "9, 'https://push.example/2'")],
  ['push_subscriptions_endpoint', subscription('user_id, endpoint', "1, repeat('x', 1001)")],
  ['push_subscriptions_endpoint_unique', subscription('user_id, endpoint', "2, 'https://push.example/1'")],
  ['notice_mails_pkey', mail('id, user_id', '1, 2')],
  ['notice_mails_user', mail('user_id', '9')],
  ['notice_mails_outcome', mail('user_id, ended_at, outcome', "2, now(), 'lost'")],
  ['notice_mails_ended', mail('user_id, ended_at', '2, now()')],
  ['notice_mails_open_unique', mail('user_id', '1')],
  ['switches_pkey', "insert into switches values ('calls', true, now(), null, 'It is back')"],
  ['switches_name_known', "insert into switches values ('likes', false, now(), null, 'Nobody knows it')"],
  ['switches_because_length', "update switches set because = ''"],
];
