import { sql, type Sql } from '../../../database/sql.ts';
import { defaultSettings } from './setting-rules.ts';

/**
 * Condition: two members both send read receipts, or both show their presence to matches. Who does not do it does not
 * see it of others. That is the default.
 */
export function bothShow(setting: 'read_receipts' | 'shows_presence', one: string, other: string): Sql {
  const shows = (userId: string) =>
    sql`coalesce((select ${setting} from member_settings where user_id = ${userId}), true)`;
  return sql`(${shows(one)} and ${shows(other)})`;
}

/** Scalar: the member's language; English until it is known. */
export function languageOf(userId: string): Sql {
  return sql`coalesce((select language from member_settings where user_id = ${userId}), 'en')`;
}

/** Condition: the member wants mails about this kind. */
export function mailsKind(userId: string, kind: string): Sql {
  return sql`coalesce((select ${kind} = any(mail_kinds) from member_settings
    where user_id = ${userId}), ${kind} <> 'like')`;
}

/** Statement that ends all mails about notifications to this member. */
export function stopMails(userId: string): Sql {
  return sql`insert into member_settings (user_id, mail_kinds)
    select users.id, '{}' from users where users.id = ${userId}
    on conflict (user_id) do update set mail_kinds = '{}'`;
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
