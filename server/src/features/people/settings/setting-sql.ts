import { sql, type Sql } from '../../../database/sql.ts';
import { defaultSettings } from './setting-rules.ts';

/** Condition: the member sends read receipts, and sees those of others. That is the default. */
export function sendsReceipts(userId: string): Sql {
  return sql`coalesce((select read_receipts from member_settings where user_id = ${userId}), true)`;
}

/** Condition: the member shows presence to matches, and sees theirs. That is the default. */
export function showsPresence(userId: string): Sql {
  return sql`coalesce((select shows_presence from member_settings where user_id = ${userId}), true)`;
}

/** Scalar: the member's language; English until it is known. */
export function languageOf(userId: string): Sql {
  return sql`coalesce((select language from member_settings where user_id = ${userId}), 'en')`;
}

/** Statement that stores the language of the row in `from`, if it is not null and the member's is not known yet. */
export function rememberLanguage(words: { userId: string; language: string; from: string }): Sql {
  return sql`insert into member_settings (user_id, language)
    select ${words.userId}, ${words.language}::text from ${words.from} where ${words.language}::text is not null
    on conflict (user_id) do update set language = excluded.language where member_settings.language is null`;
}

/** Condition: the member wants mails about this kind. */
export function mailsKind(userId: string, kind: string): Sql {
  return sql`coalesce((select ${kind} = any(mail_kinds) from member_settings
    where user_id = ${userId}), ${kind} <> 'like')`;
}

/** Statement that ends all mails about notifications to this member. It returns user_id. */
export function stopMails(userId: string): Sql {
  return sql`insert into member_settings (user_id, mail_kinds)
    select users.id, '{}' from users where users.id = ${userId}
    on conflict (user_id) do update set mail_kinds = '{}'
    returning user_id`;
}

/** Condition: the member wants pushes about this kind. A decision about the verification is always pushed. */
export function pushesKind(userId: string, kind: string): Sql {
  return sql`(${kind} = 'verification'
    or coalesce((select ${kind} = any(push_kinds) from member_settings where user_id = ${userId}), true))`;
}

/** Scalar: a `PushChoices` object. */
export function pushChoicesOf(userId: string): Sql {
  return sql`coalesce((
      select json_build_object('quietFrom', quiet_from, 'quietTo', quiet_to, 'showsNames', shows_names_when_locked)
      from member_settings where user_id = ${userId}
    ), json_build_object('quietFrom', ${String(defaultSettings.quietFrom)},
      'quietTo', ${String(defaultSettings.quietTo)}, 'showsNames', false))`;
}

/** The member's choices for pushes. The quiet hours are in minutes since midnight in Nairobi; equal ends mean none. */
export interface PushChoices {
  readonly quietFrom: number;
  readonly quietTo: number;
  readonly showsNames: boolean;
}
