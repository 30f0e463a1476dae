import type { Language } from '@mwanzo/contract/language';
import { sql, statement } from '../../../database/sql.ts';
import { members } from '../../core/members/index.ts';
import type { DeviceName } from '../accounts/index.ts';
import { settings } from '../settings/index.ts';
import type { LinkPurpose } from './link-rules.ts';
import type { LinkSeed } from './link-token.ts';

export type MailKind = 'reset' | 'confirm' | 'change' | 'taken' | 'undo' | 'moved' | 'password' | 'device';

export interface Link {
  readonly id: number;
  readonly userId: number;
  readonly purpose: LinkPurpose;
  readonly email: string;
  readonly sessionId: number | null;
  readonly sentAt: Date | null;
  readonly endedAt: Date | null;
}

type NewLink = LinkSeed & Pick<Link, 'userId' | 'purpose' | 'email'> & Partial<Pick<Link, 'sessionId'>>;

/** Creates a link, and the mail with it, which has the same kind. */
export const insertLink = statement<NewLink & { isKnownDevice?: boolean; now: Date }>(
  (input) => sql`
    with link as (
      insert into account_links (user_id, purpose, email, nonce, token_hash, is_known_device, session_id, created_at)
      values (${input.userId}, ${input.purpose}, ${input.email}, ${input.nonce}, ${input.tokenHash},
        coalesce(${input.isKnownDevice}::boolean, false), ${input.sessionId}, ${input.now})
      returning id, user_id, purpose, email, created_at
    )
    insert into account_mails (user_id, kind, email, link_id, created_at)
    select user_id, purpose, email, id, created_at from link`,
);

type NewMail = Pick<Link, 'userId' | 'email'> & Partial<DeviceName> & { readonly kind: MailKind; readonly now: Date };

/** A mail without a link. One about a new device names it. */
export const insertMail = statement<NewMail>(
  ({ userId, kind, email, browser, system, now }) => sql`
    insert into account_mails (user_id, kind, email, browser, system, created_at)
    values (${userId}, ${kind}, ${email}, ${browser}, ${system}, ${now})`,
);

export const findLink = statement<{ tokenHash: Buffer }, Link>(
  ({ tokenHash }) => sql`
    select link.id, link.user_id as "userId", link.purpose, link.email, link.session_id as "sessionId",
      link.sent_at as "sentAt", link.ended_at as "endedAt"
    from account_links link where link.token_hash = ${tokenHash}`,
);

/** If two requests use a link at once, the second waits here for the first and then finds no row. */
export const endLink = statement<{ id: number; now: Date }, { id: number }>(
  ({ id, now }) => sql`update account_links set ended_at = ${now} where id = ${id} and ended_at is null returning id`,
);

/** Ends the member's links of these purposes: all of them, or those that are at least as new as the link `since`. */
export const endLinks = statement<{ userId: number; purposes: readonly LinkPurpose[]; since?: number; now: Date }>(
  ({ userId, purposes, since, now }) => sql`
    update account_links set ended_at = ${now} where user_id = ${userId} and purpose = any(${purposes})
      and (${since}::bigint is null or id >= ${since}) and ended_at is null`,
);

export const listRecentResets = statement<{ userId: number; since: Date }, { isKnownDevice: boolean }>(
  ({ userId, since }) => sql`
    select is_known_device as "isKnownDevice" from account_links
    where user_id = ${userId} and purpose = 'reset' and created_at > ${since}`,
);

/** The address that the member has requested since then, even if somebody else has it. */
export const findWaitingAddress = statement<{ userId: number; since: Date }, { email: string }>(
  ({ userId, since }) => sql`
    select link.email from account_links link
    where link.user_id = ${userId} and link.purpose = 'change' and link.ended_at is null and link.created_at > ${since}
    order by link.id desc limit 1`,
);

export type AccountMailOutcome = 'sent' | 'refused' | 'needless' | 'expired';

/** The language is of whoever reads the address: this member, or the one who has it already. */
export interface OpenAccountMail extends DeviceName, Pick<NewMail, 'kind' | 'email'> {
  readonly language: Language;
  readonly createdAt: Date;
  readonly linkId: number | null;
  readonly nonce: Buffer | null;
  readonly tokenHash: Buffer | null;
  readonly linkEndedAt: Date | null;
  /** True if somebody else has the address to which a link would move this account. */
  readonly isTaken: boolean;
  /** True if the owner of that address got such a notice in the last day. */
  readonly wasTold: boolean;
}

export type ResetRequest = { readonly email: string; readonly isKnownDevice: boolean };

export const insertResetRequest = statement<ResetRequest & { now: Date }>(
  ({ email, isKnownDevice, now }) => sql`
    insert into reset_requests (email, is_known_device, asked_at) values (${email}, ${isKnownDevice}, ${now})`,
);

export const listResetRequests = statement<{ limit: number }, { id: number }>(
  ({ limit }) => sql`select request.id from reset_requests request order by request.id limit ${limit}`,
);

/** No row when another process has taken it. Its row is back if the transaction fails. */
export const takeResetRequest = statement<{ id: number }, ResetRequest>(
  ({ id }) => sql`delete from reset_requests where id = ${id} returning email, is_known_device as "isKnownDevice"`,
);

export const listOpenMails = statement<{ limit: number }, { id: number }>(
  ({ limit }) => sql`
    select mail.id from account_mails mail where mail.ended_at is null order by mail.id limit ${limit}`,
);

/** Counts the mails that were not sent yet. `oldest` is null if there are none. */
export const countOpenMails = statement<object, { count: number; oldest: Date | null }>(
  () => sql`
    select count(*)::integer as count, min(mail.created_at) as oldest from account_mails mail
    where mail.ended_at is null`,
);

/**
 * `taken` is the other member who has the address to which a link would move this account, or who may still take it
 * back. No row when the mail has ended, or its member is gone. Notices before `toldSince` do not count.
 */
export const findMail = statement<{ id: number; toldSince: Date }, OpenAccountMail>(
  ({ id, toldSince }) => sql`
    select mail.kind, mail.email, chosen.language,
      mail.created_at as "createdAt", link.id as "linkId", link.nonce,
      link.token_hash as "tokenHash", link.ended_at as "linkEndedAt",
      mail.browser, mail.system, taken.by is not null as "isTaken",
      exists (select from account_mails told
        where told.kind = 'taken' and told.email = mail.email and told.ended_at > ${toldSince}
          and told.outcome in ('sent', 'refused')) as "wasTold"
    from account_mails mail left join account_links link on link.id = mail.link_id
    left join lateral (
      select owner.id as by from ${members} owner where owner.email = mail.email and owner.id <> mail.user_id
      union all
      select kept.user_id from account_links kept
      where kept.email = mail.email and kept.purpose = 'undo' and kept.ended_at is null
        and kept.user_id <> mail.user_id
      limit 1
    ) taken on mail.kind = 'change'
    join ${settings} chosen on chosen.user_id = coalesce(taken.by, mail.user_id)
    where mail.id = ${id} and mail.ended_at is null`,
);

export const countDeviceMails = statement<{ userId: number; since: Date }, { count: number }>(
  ({ userId, since }) => sql`
    select count(*)::integer as count from account_mails earlier
    where earlier.user_id = ${userId} and earlier.kind = 'device' and earlier.created_at > ${since}`,
);

/** Makes the link valid from now on. */
export const noteSending = statement<{ linkId: number; now: Date }>(
  ({ linkId, now }) => sql`update account_links set sent_at = ${now} where id = ${linkId}`,
);

export const endMail = statement<{ id: number; now: Date; outcome: AccountMailOutcome; kind: MailKind }>(
  ({ id, now, outcome, kind }) => sql`
    update account_mails set ended_at = ${now}, outcome = ${outcome}, kind = ${kind}
    where id = ${id} and ended_at is null`,
);

/**
 * Deletes links made before `linksBefore`, and mails and requests that ended, or were made, before `mailsBefore`. An
 * ended mail is kept for a day. No query looks further back.
 */
export const deleteOldMails = statement<{ linksBefore: Date; mailsBefore: Date }>(
  ({ linksBefore, mailsBefore }) => sql`
    with links as (delete from account_links where created_at < ${linksBefore}),
      mails as (delete from account_mails where ended_at < ${mailsBefore} or created_at < ${linksBefore})
    delete from reset_requests where asked_at < ${mailsBefore}`,
);
