import type { NoticeKind } from '@mwanzo/contract/notices/notice-kinds';
import type { Database } from '../../../database/connect.ts';
import { getRow, getRows, sql, statement } from '../../../database/sql.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { collectForMail, gatherForMail, kindsOfNews, newsKindOf } from '../notifications/index.ts';
import type { MailOutcome, OpenMail } from './mail-rules.ts';
import { members } from '../../core/members/index.ts';
import { settings } from '../../people/settings/index.ts';

const open = statement<{ readers: readonly number[]; kinds: readonly string[]; at: Date }>(
  ({ readers, kinds, at }) => sql`insert into notice_mails (user_id, created_at)
  select distinct due.user_id, ${at}::timestamptz
  from unnest(${readers}::bigint[], ${kinds}::text[]) due (user_id, notice_kind)
    join ${settings} chosen on chosen.user_id = due.user_id and due.notice_kind = any (chosen.mail_kinds)
  on conflict (user_id) where ended_at is null do nothing`,
);

/**
 * Opens a mail for each member who has had unread news since `until` and wants mails about them.
 *
 * @returns the number of considered notifications, at most `limit`
 */
export function collectDue(database: Database, due: { until: Date; at: Date; limit: number }): Promise<number> {
  return inTransaction(database, async (tx) => {
    const considered = await getRows(tx, collectForMail, due);
    const news = considered.filter(({ isDue }) => isDue);
    const [readers, kinds] = [news.map(({ userId }) => userId), news.map(({ kind }) => newsKindOf(kind))];
    if (news.length > 0) await getRows(tx, open, { readers, kinds, at: due.at });
    return considered.length;
  });
}

export const listOpen = statement<{ limit: number }, { id: number }>(
  ({ limit }) => sql`select id from notice_mails where ended_at is null order by id limit ${limit}`,
);

const lock = statement<{ id: number }, Omit<OpenMail, 'notices'> & { wanted: NoticeKind[] }>(
  ({ id }) => sql`select mail.user_id as "userId", member.email, chosen.language,
    mail.created_at as "createdAt", mail.handovers, chosen.mail_kinds as wanted
  from notice_mails mail join ${members} member on member.id = mail.user_id
    join ${settings} chosen on chosen.user_id = mail.user_id
  where mail.id = ${id} and mail.ended_at is null for no key update of mail`,
);

/** An open mail with all unread news. Null when it has ended, or its member is gone. */
export function gatherMail(database: Database, id: number): Promise<OpenMail | null> {
  return inTransaction(database, async (tx) => {
    const mail = await getRow(tx, lock, { id });
    if (!mail) return null;
    const gathered = { mailId: id, userId: mail.userId, kinds: kindsOfNews(mail.wanted) };
    return { ...mail, notices: await getRows(tx, gatherForMail, gathered) };
  });
}

/** Changes the number of handovers: by 1 before the mail server gets the mail, by -1 if it did not accept it. */
export const countHandover = statement<{ id: number; by: 1 | -1 }>(
  ({ id, by }) => sql`update notice_mails set handovers = handovers + ${by}::integer where id = ${id}`,
);

export const endMail = statement<{ id: number; at: Date; outcome: MailOutcome; failure?: string }>(
  ({ id, at, outcome, failure }) => sql`update notice_mails
  set ended_at = ${at}, outcome = ${outcome}, failure = ${failure} where id = ${id} and ended_at is null`,
);
