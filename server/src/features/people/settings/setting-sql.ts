import type { NoticeKind } from '@mwanzo/contract/notices/notice-kinds';
import { joinSql, sql, type Sql } from '../../../database/sql.ts';
import { defaultSettings } from './setting-rules.ts';

/**
 * Condition: two members both send read receipts, or both show their presence to matches. Who does not do it does not
 * see it of others. That is the default.
 */
export function bothShow(setting: 'read_receipts' | 'shows_presence', one: Sql, other: Sql): Sql {
  const shows = (userId: Sql) =>
    sql`coalesce((select ${setting} from member_settings where user_id = ${userId}), true)`;
  return sql`(${shows(one)} and ${shows(other)})`;
}

const kinds = (names: readonly NoticeKind[]): Sql =>
  sql`array[${joinSql(
    names.map((name) => sql`'${name}'`),
    sql`, `,
  )}]`;
const minutes = (of: 'quietFrom' | 'quietTo'): Sql => sql`${defaultSettings[of]}`;

/**
 * Row source of the members' settings, with their defaults: user_id, language, mail_kinds, push_kinds, and
 * push_choices, a `PushChoices` object. A decision about the verification is always pushed.
 */
export const settings = sql`(
    select member.id as user_id, coalesce(chosen.language, 'en') as language,
      coalesce(chosen.mail_kinds, ${kinds(defaultSettings.mailKinds)}) as mail_kinds,
      array_append(coalesce(chosen.push_kinds, ${kinds(defaultSettings.pushKinds)}), 'verification') as push_kinds,
      json_build_object('quietFrom', coalesce(chosen.quiet_from, ${minutes('quietFrom')}),
        'quietTo', coalesce(chosen.quiet_to, ${minutes('quietTo')}),
        'showsNames', coalesce(chosen.shows_names_when_locked, false)) as push_choices
    from users member left join member_settings chosen on chosen.user_id = member.id
  )`;
