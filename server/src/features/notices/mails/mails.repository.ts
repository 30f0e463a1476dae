import type { Language } from '@mwanzo/contract/language';
import type { NotificationKind } from '@mwanzo/contract/notices/notifications';
import type { Database } from '../../../database/connect.ts';
import { prepared, runPrepared } from '../../../database/prepared.ts';
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

const collect = prepared<{ collected: number }>(
  'collect-mails',
  `with ${collectForMail({ until: '$1', at: '$2', limit: '$3' })},
   opened as (
     insert into notice_mails (user_id, created_at)
     select distinct due.user_id, $2::timestamptz from due
       where due.is_due and ${mailsKind('due.user_id', 'due.notice_kind')}
     on conflict (user_id) where ended_at is null do nothing
   )
   select count(*)::integer as collected from due`,
);

const listOpen = prepared<{ id: number }>(
  'list-open-mails',
  'select mail.id from notice_mails mail where mail.ended_at is null order by mail.id limit $1',
);

const gather = prepared<OpenMail>(
  'gather-mail',
  `with mail as (
     select notice_mails.id, notice_mails.user_id, notice_mails.created_at, notice_mails.handovers
     from notice_mails where notice_mails.id = $1 and notice_mails.ended_at is null
   ), gathered as (
     ${gatherForMail({
       mailId: 'mail.id',
       userId: 'mail.user_id',
       from: 'mail',
       when: mailsKind('mail.user_id', noticeKindOf('notifications')),
     })}
   )
   select mail.user_id as "userId", ${emailOf('account')} as email, ${languageOf('mail.user_id')} as language,
     mail.created_at as "createdAt", mail.handovers,
     array(select json_build_object('kind', kind, 'decision', details ->> 'decision',
       'reasonCode', details ->> 'reason_code') from gathered) as notices
   from mail join users account on account.id = mail.user_id`,
);

const countHandover = prepared(
  'count-mail-handover',
  'update notice_mails set handovers = handovers + $2 where id = $1',
);

const end = prepared(
  'end-mail',
  'update notice_mails set ended_at = $2, outcome = $3, failure = $4 where id = $1 and ended_at is null',
);

const stop = prepared<{ user_id: number }>('stop-mails', stopMails('$1'));

export const mailStatements = { collect, listOpen };

export function createMailsRepository(database: Database) {
  return {
    /**
     * Opens a mail for each member who has had unread news since `until`.
     *
     * @returns the number of considered notifications
     */
    async collectDue(until: Date, now: Date, limit: number): Promise<number> {
      const [row] = await runPrepared(database, collect, [until, now, limit]);
      return row?.collected ?? 0;
    },

    async listOpen(limit: number): Promise<number[]> {
      return (await runPrepared(database, listOpen, [limit])).map(({ id }) => id);
    },

    /** An open mail with all unread news. Null when it has ended, or its member is gone. */
    async gatherMail(mailId: number): Promise<OpenMail | null> {
      const [row] = await runPrepared(database, gather, [mailId]);
      return row ?? null;
    },

    /** Changes the number of handovers: by 1 before the mail server gets the mail, by -1 if it did not accept it. */
    async countHandover(mailId: number, by: 1 | -1): Promise<void> {
      await runPrepared(database, countHandover, [mailId, by]);
    },

    async endMail(mailId: number, now: Date, outcome: MailOutcome, failure: string | null = null): Promise<void> {
      await runPrepared(database, end, [mailId, now, outcome, failure]);
    },

    async stopMails(userId: number): Promise<void> {
      await runPrepared(database, stop, [userId]);
    },
  };
}
