import type { Language } from '@mwanzo/contract/language';
import type { Database } from '../../../database/connect.ts';
import { prepared, runPrepared } from '../../../database/prepared.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { credentialsWith, type DeviceName } from '../accounts/index.ts';
import { languageOf } from '../settings/index.ts';
import type { MailKind } from './links.repository.ts';

export type AccountMailOutcome = 'sent' | 'refused' | 'needless' | 'expired';

export interface OpenAccountMail extends DeviceName {
  readonly kind: MailKind;
  readonly email: string;
  /** The language of whoever reads the address: this member, or the one who has it already. */
  readonly language: Language;
  readonly createdAt: Date;
  readonly linkId: number | null;
  /** Null without a link. */
  readonly nonce: Buffer | null;
  readonly linkEndedAt: Date | null;
  /** True if somebody else has the address to which a link would move this account. */
  readonly isTaken: boolean;
  /** True if the owner of that address got such a notice in the last day. */
  readonly wasTold: boolean;
}

export interface ResetRequest {
  readonly email: string;
  readonly isKnownDevice: boolean;
}

const ask = prepared(
  'ask-for-reset',
  'insert into reset_requests (email, is_known_device, asked_at) values ($1, $2, $3)',
);

const listAsked = prepared<{ id: number }>(
  'list-reset-requests',
  'select request.id from reset_requests request order by request.id limit $1',
);

const take = prepared<ResetRequest>(
  'take-reset-request',
  'delete from reset_requests where id = $1 returning email, is_known_device as "isKnownDevice"',
);

const listOpen = prepared<{ id: number }>(
  'list-open-account-mails',
  'select mail.id from account_mails mail where mail.ended_at is null order by mail.id limit $1',
);

/**
 * `taken` is the other member who has the address to which a link would move this account, or who may still take it
 * back.
 */
const find = prepared<OpenAccountMail>(
  'find-account-mail',
  `select mail.kind, mail.email, ${languageOf('coalesce(taken.by, mail.user_id)')} as language,
     mail.created_at as "createdAt",
     link.id as "linkId", link.nonce, link.ended_at as "linkEndedAt", mail.browser, mail.system,
     taken.by is not null as "isTaken",
     exists (select from account_mails told
       where told.kind = 'taken' and told.email = mail.email and told.ended_at > $2
         and told.outcome in ('sent', 'refused'))
       as "wasTold"
   from account_mails mail left join account_links link on link.id = mail.link_id
   left join lateral (
     select owner.id as by from (${credentialsWith({ email: 'mail.email' })}) owner where owner.id <> mail.user_id
     union all
     select kept.user_id from account_links kept
     where kept.email = mail.email and kept.purpose = 'undo' and kept.ended_at is null
       and kept.user_id <> mail.user_id
     limit 1
   ) taken on mail.kind = 'change'
   where mail.id = $1 and mail.ended_at is null`,
);

/** Writes a mail about a new device, unless too many such mails were written since the time $7. */
const insertDevice = prepared(
  'insert-new-device-mail',
  `insert into account_mails (user_id, kind, email, browser, system, created_at)
   select $1, 'device', $2, $3, $4, $5 where $6 > (
     select count(*) from account_mails earlier
     where earlier.user_id = $1 and earlier.kind = 'device' and earlier.created_at > $7
   )`,
);

const noteSending = prepared('note-link-sending', 'update account_links set sent_at = $2 where id = $1');

const end = prepared(
  'end-account-mail',
  'update account_mails set ended_at = $2, outcome = $3, kind = $4 where id = $1 and ended_at is null',
);

/** An ended mail is kept for a day. No query looks further back. */
const forget = prepared(
  'forget-recoveries',
  `with links as (delete from account_links where created_at < $1),
     mails as (delete from account_mails where ended_at < $2 or created_at < $1)
   delete from reset_requests where asked_at < $2`,
);

export const recoveryStatements = { listOpen, find };

/** Requests for a new password, and mails about accounts that have to be sent. */
export function createAccountMailsRepository(on: Database | Transaction) {
  return {
    async ask({ email, isKnownDevice }: ResetRequest, now: Date): Promise<void> {
      await runPrepared(on, ask, [email, isKnownDevice, now]);
    },

    async listAsked(limit: number): Promise<number[]> {
      return (await runPrepared(on, listAsked, [limit])).map(({ id }) => id);
    },

    /** Null when another process has taken it. Its row is back if the transaction fails. */
    async take(id: number): Promise<ResetRequest | null> {
      const [row] = await runPrepared(on, take, [id]);
      return row ?? null;
    },

    async listOpen(limit: number): Promise<number[]> {
      return (await runPrepared(on, listOpen, [limit])).map(({ id }) => id);
    },

    /** Null when it has ended, or its member is gone. Notices before `toldSince` do not count. */
    async findMail(id: number, toldSince: Date): Promise<OpenAccountMail | null> {
      const [row] = await runPrepared(on, find, [id, toldSince]);
      return row ?? null;
    },

    /** Makes the link valid from now on. */
    async noteSending(linkId: number, now: Date): Promise<void> {
      await runPrepared(on, noteSending, [linkId, now]);
    },

    /** At most `max` since then. */
    async insertDeviceMail(
      { userId, email, device, now }: { userId: number; email: string; device: DeviceName; now: Date },
      { max, since }: { readonly max: number; readonly since: Date },
    ): Promise<void> {
      await runPrepared(on, insertDevice, [userId, email, device.browser, device.system, now, max, since]);
    },

    async endMail(id: number, now: Date, outcome: AccountMailOutcome, kind: MailKind): Promise<void> {
      await runPrepared(on, end, [id, now, outcome, kind]);
    },

    /**
     * Deletes links made before `linksBefore`, and mails and requests that ended, or were made, before `mailsBefore`.
     */
    async forget(linksBefore: Date, mailsBefore: Date): Promise<void> {
      await runPrepared(on, forget, [linksBefore, mailsBefore]);
    },
  };
}
