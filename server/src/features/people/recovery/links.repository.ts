import { sql, statement } from '../../../database/sql.ts';
import type { DeviceName } from '../accounts/index.ts';
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

interface NewLink extends LinkSeed, Pick<Link, 'userId' | 'purpose' | 'email'> {
  readonly isKnownDevice?: boolean;
  readonly sessionId?: number | null;
}

/** Creates a link, and the mail with it, which has the same kind. */
export const insertLink = statement<NewLink & { now: Date }>(
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

/** A mail without a link. One about a new device names it. */
export const insertMail = statement<
  Pick<NewLink, 'userId' | 'email'> & Partial<DeviceName> & { kind: MailKind; now: Date }
>(
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

export const endLinks = statement<{ userId: number; purposes: readonly LinkPurpose[]; now: Date }>(
  ({ userId, purposes, now }) => sql`
    update account_links set ended_at = ${now}
    where user_id = ${userId} and purpose = any(${purposes}) and ended_at is null`,
);

/** Ends the links that would restore addresses newer than that of this link. */
export const endUndosSince = statement<{ userId: number; linkId: number; now: Date }>(
  ({ userId, linkId, now }) => sql`
    update account_links set ended_at = ${now}
    where user_id = ${userId} and purpose = 'undo' and id >= ${linkId} and ended_at is null`,
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
