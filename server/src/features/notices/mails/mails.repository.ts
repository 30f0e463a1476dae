import type { Language } from '@mwanzo/contract/language';
import type { NotificationKind } from '@mwanzo/contract/notices/notifications';
import type { Database } from '../../../database/connect.ts';
import { getRow, getRows, sql, statement } from '../../../database/sql.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { emailOf } from '../../people/accounts/index.ts';
import { collectForMail, gatherForMail, noticeKindOf } from '../notifications/index.ts';
import type { MailOutcome } from './mail-rules.ts';
import { languageOf, mailsKind, stopMails } from '../../people/settings/index.ts';

/** A kind of news, with the number that a mail shows. */
export interface GatheredNotice {
  readonly kind: NotificationKind;
  readonly decision: 'approved' | 'rejected' | null;
  readonly reasonCode: string | null;
}

export interface OpenMail {
  readonly userId: number;
  readonly email: string;
  readonly language: Language;
  readonly createdAt: Date;
  readonly handovers: number;
  readonly notices: readonly GatheredNotice[];
}

interface Collecting {
  readonly until: Date;
  readonly at: Date;
  readonly limit: number;
}

interface Opening {
  readonly members: readonly number[];
  readonly kinds: readonly string[];
  readonly at: Date;
}

const open = statement<Opening>(
  ({ members, kinds, at }) => sql`insert into notice_mails (user_id, created_at)
  select distinct due.user_id, ${at}::timestamptz
  from unnest(${members}::bigint[], ${kinds}::text[]) due (user_id, notice_kind)
  where ${mailsKind('due.user_id', 'due.notice_kind')}
  on conflict (user_id) where ended_at is null do nothing`,
);

/**
 * Opens a mail for each member who has had unread news since `until` and wants mails about them.
 *
 * @returns the number of considered notifications, at most `limit`
 */
export function collectDue(database: Database, collecting: Collecting): Promise<number> {
  return inTransaction(database, async (tx) => {
    const considered = await collectForMail(tx, collecting);
    const due = considered.filter(({ isDue }) => isDue);
    const [members, kinds] = [due.map(({ userId }) => userId), due.map(({ noticeKind }) => noticeKind)];
    if (due.length > 0) await getRows(tx, open, { members, kinds, at: collecting.at });
    return considered.length;
  });
}

const opened = statement<{ limit: number }, { id: number }>(
  ({ limit }) => sql`select mail.id from notice_mails mail where mail.ended_at is null order by mail.id limit ${limit}`,
);

export async function listOpen(on: Database, limit: number): Promise<number[]> {
  return (await getRows(on, opened, { limit })).map(({ id }) => id);
}

const find = statement<{ id: number }, Omit<OpenMail, 'notices'>>(
  ({ id }) => sql`select mail.user_id as "userId", ${emailOf('account')} as email,
    ${languageOf('mail.user_id')} as language, mail.created_at as "createdAt", mail.handovers
  from notice_mails mail join users account on account.id = mail.user_id
  where mail.id = ${id} and mail.ended_at is null`,
);

interface Gathered {
  readonly kind: NotificationKind;
  readonly details: { readonly decision?: 'approved' | 'rejected'; readonly reason_code?: string };
}

const wanted = mailsKind('mail.user_id', noticeKindOf('notifications'));

const gather = statement<{ id: number }, Gathered>(({ id }) =>
  gatherForMail({
    mailId: 'mail.id',
    userId: 'mail.user_id',
    from: 'notice_mails mail',
    when: sql`mail.id = ${id} and mail.ended_at is null and ${wanted}`,
  }),
);

/** An open mail with all unread news. Null when it has ended, or its member is gone. */
export async function gatherMail(on: Database, id: number): Promise<OpenMail | null> {
  const mail = await getRow(on, find, { id });
  if (!mail) return null;
  const gathered = await getRows(on, gather, { id });
  const notices = gathered.map(({ kind, details: { decision = null, reason_code: reasonCode = null } }) => ({
    kind,
    decision,
    reasonCode,
  }));
  return { ...mail, notices };
}

interface Handover {
  readonly id: number;
  readonly by: 1 | -1;
}

const handOver = statement<Handover>(
  ({ id, by }) => sql`update notice_mails set handovers = handovers + ${by}::integer where id = ${id}`,
);

/** Changes the number of handovers: by 1 before the mail server gets the mail, by -1 if it did not accept it. */
export async function countHandover(on: Database, handover: Handover): Promise<void> {
  await getRows(on, handOver, handover);
}

interface End {
  readonly id: number;
  readonly at: Date;
  readonly outcome: MailOutcome;
  readonly failure?: string;
}

const end = statement<End>(
  ({ id, at, outcome, failure }) => sql`update notice_mails
  set ended_at = ${at}, outcome = ${outcome}, failure = ${failure}
  where id = ${id} and ended_at is null`,
);

export async function endMail(on: Database, mail: End): Promise<void> {
  await getRows(on, end, mail);
}

const stop = statement<{ member: number }, { user_id: number }>(({ member }) => sql`${stopMails(member)}`);

export async function stopNoticeMails(on: Database, member: number): Promise<void> {
  await getRows(on, stop, { member });
}

export const mailStatements = { opened, gather };
