import type { Language } from '@mwanzo/contract/language';
import type { NoticeKind } from '@mwanzo/contract/notices/notice-kinds';
import type { SettingsChanges } from '@mwanzo/contract/people/settings';
import { joinSql, sql, statement, type Sql } from '../../../database/sql.ts';
import { matchesOf } from '../../core/pairs/index.ts';
import { defaultSettings, type StoredSettings } from './setting-rules.ts';

/**
 * Condition: two members both send read receipts, or both show their presence to matches. Who does not do it does not
 * see it of others. That is the default.
 */
export function bothShow(setting: 'read_receipts' | 'shows_presence', one: Sql, other: Sql): Sql {
  const shows = (userId: Sql) =>
    sql`coalesce((select ${setting} from member_settings where user_id = ${userId}), true)`;
  return sql`(${shows(one)} and ${shows(other)})`;
}

/** Condition: the order of decks may learn from the member and about the member. That is the default. */
export function learnsFromSwipes(userId: Sql): Sql {
  return sql`not exists (select from member_settings stopped
      where stopped.user_id = ${userId} and stopped.stopped_learning_at is not null)`;
}

/** Query for the members who have stopped the learning: user_id. */
export const stoppedLearning = sql`select user_id from member_settings where stopped_learning_at is not null`;

function kinds(names: readonly NoticeKind[]): Sql {
  const quoted = names.map((name) => sql`'${name}'`);
  return sql`array[${joinSql(quoted, sql`, `)}]`;
}

/**
 * Row source of the members' settings, with their defaults: user_id, language, mail_kinds, push_kinds, and
 * push_choices, a `PushChoices` object. A decision about the verification is always pushed.
 */
export const settings = sql`(
    select member.id as user_id, coalesce(chosen.language, 'en') as language,
      coalesce(chosen.mail_kinds, ${kinds(defaultSettings.mailKinds)}) as mail_kinds,
      array_append(coalesce(chosen.push_kinds, ${kinds(defaultSettings.pushKinds)}), 'verification') as push_kinds,
      json_build_object('quietFrom', coalesce(chosen.quiet_from, ${defaultSettings.quietFrom}),
        'quietTo', coalesce(chosen.quiet_to, ${defaultSettings.quietTo}),
        'showsNames', coalesce(chosen.shows_names_when_locked, false)) as push_choices
    from users member left join member_settings chosen on chosen.user_id = member.id
  )`;

const columns = `setting.language, setting.read_receipts as "readReceipts", setting.shows_presence as "showsPresence",
  setting.push_kinds as "pushKinds", setting.mail_kinds as "mailKinds", setting.quiet_from as "quietFrom",
  setting.quiet_to as "quietTo", setting.shows_names_when_locked as "showsNamesWhenLocked",
  setting.stopped_learning_at as "stoppedLearningAt"`;

/** No row when the member has chosen nothing yet. */
export const findSettings = statement<{ userId: number }, StoredSettings>(
  ({ userId }) => sql`select ${columns} from member_settings setting where setting.user_id = ${userId}`,
);

/** Locks the settings, which are made with their defaults if they are missing. No row when there is no such member. */
export const lockSettings = statement<{ userId: number }, StoredSettings>(
  ({ userId }) => sql`
    insert into member_settings as setting (user_id) select users.id from users where users.id = ${userId}
    on conflict (user_id) do update set user_id = excluded.user_id returning ${columns}`,
);

type Change = Omit<SettingsChanges, 'quiet_hours'> & {
  quietFrom: number | undefined;
  quietTo: number | undefined;
  now: Date;
};

/** Null leaves a column unchanged, so changes from two devices at once are both kept. */
export const writeSettings = statement<Change & { userId: number }, StoredSettings>(
  (input) => sql`
    update member_settings setting set
      language = coalesce(${input.language}, setting.language),
      read_receipts = coalesce(${input.read_receipts}, setting.read_receipts),
      shows_presence = coalesce(${input.shows_presence}, setting.shows_presence),
      push_kinds = coalesce(${input.push_kinds}::text[], setting.push_kinds),
      mail_kinds = coalesce(${input.mail_kinds}::text[], setting.mail_kinds),
      quiet_from = coalesce(${input.quietFrom}, setting.quiet_from),
      quiet_to = coalesce(${input.quietTo}, setting.quiet_to),
      shows_names_when_locked = coalesce(${input.shows_names_when_locked}, setting.shows_names_when_locked),
      stopped_learning_at = case ${input.learns_from_swipes}::boolean when true then null
        when false then coalesce(setting.stopped_learning_at, ${input.now}) else setting.stopped_learning_at end
    where setting.user_id = ${input.userId}
    returning ${columns}`,
);

/** The matches who see a member's presence while that member shows it. */
export const listPresenceWatchers = statement<{ userId: number }, { partnerId: number }>(
  ({ userId }) => sql`
    select matched.partner_id as "partnerId" from (${matchesOf(userId)}) matched
    left join member_settings setting on setting.user_id = matched.partner_id
    where coalesce(setting.shows_presence, true)`,
);

/** Stores the language of a member whose language is not known yet. */
export const rememberLanguage = statement<{ userId: number; language: Language }>(
  ({ userId, language }) => sql`
    insert into member_settings (user_id, language) values (${userId}, ${language})
    on conflict (user_id) do update set language = excluded.language where member_settings.language is null`,
);

/** Ends all mails about notifications to a member. */
export const stopMails = statement<{ userId: number }>(
  ({ userId }) => sql`
    insert into member_settings (user_id, mail_kinds) select users.id, '{}' from users where users.id = ${userId}
    on conflict (user_id) do update set mail_kinds = '{}'`,
);

export const countStoppedLearning = statement<object, { count: number }>(
  () => sql`select count(*)::integer as count from member_settings where stopped_learning_at is not null`,
);
