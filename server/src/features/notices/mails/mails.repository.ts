import { noticeKinds, type NoticeKind } from '@mwanzo/contract/notices/notice-kinds';
import type { Database } from '../../../database/connect.ts';
import { getRow, getRows, sql, statement } from '../../../database/sql.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { emailOf } from '../../people/accounts/index.ts';
import { languageOf, mailsKind, stopMails } from '../../people/settings/index.ts';
import { collectForMail, gatherForMail, kindsOfNews, newsKindOf } from '../notifications/index.ts';
import type { MailOutcome, OpenMail } from './mail-rules.ts';

const open = statement<{ members: readonly number[]; kinds: readonly string[]; at: Date }>(
  ({ members, kinds, at }) => sql`insert into notice_mails (user_id, created_at)
  select distinct due.user_id, ${at}::timestamptz
  from unnest(${members}::bigint[], ${kinds}::text[]) due (user_id, notice_kind)
  where ${mailsKind(sql`due.user_id`, sql`due.notice_kind`)}
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
    const [members, kinds] = [news.map(({ userId }) => userId), news.map(({ kind }) => newsKindOf(kind))];
    if (news.length > 0) await getRows(tx, open, { members, kinds, at: due.at });
    return considered.length;
  });
}

export const listOpen = statement<{ limit: number }, { id: number }>(
  ({ limit }) => sql`select id from notice_mails where ended_at is null order by id limit ${limit}`,
);

const lock = statement<
  { id: number; news: readonly NoticeKind[] },
  Omit<OpenMail, 'notices'> & { wanted: NoticeKind[] }
>(
  ({ id, news }) => sql`select mail.user_id as "userId", ${emailOf(sql`account`)} as email,
    ${languageOf(sql`mail.user_id`)} as language, mail.created_at as "createdAt", mail.handovers,
    array(select kind from unnest(${news}::text[]) kind where ${mailsKind(sql`mail.user_id`, sql`kind`)}) as wanted
  from notice_mails mail join users account on account.id = mail.user_id
  where mail.id = ${id} and mail.ended_at is null for no key update of mail`,
);

/** An open mail with all unread news. Null when it has ended, or its member is gone. */
export function gatherMail(database: Database, id: number): Promise<OpenMail | null> {
  return inTransaction(database, async (tx) => {
    const mail = await getRow(tx, lock, { id, news: noticeKinds });
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

export const stopNoticeMails = statement<{ member: number }>(({ member }) => sql`${stopMails(member)}`);
