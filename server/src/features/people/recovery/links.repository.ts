import type { Database } from '../../../database/connect.ts';
import { prepared, runPrepared } from '../../../database/prepared.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { changeEmail, changePassword, confirmEmail, credentialsWith, type Credentials } from '../accounts/index.ts';
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

interface NewLink extends LinkSeed {
  readonly userId: number;
  readonly purpose: LinkPurpose;
  readonly email: string;
  readonly isKnownDevice?: boolean;
  readonly sessionId?: number | null;
}

const findAccount = prepared<Credentials>('find-credentials', credentialsWith({ id: '$1' }));
const lockAccount = prepared<Credentials>('lock-credentials', credentialsWith({ id: '$1' }, true));
const lockAccountByEmail = prepared<Credentials>('lock-credentials-by-email', credentialsWith({ email: '$1' }, true));

/** The link and the mail with it, which have the same kind. */
const insert = prepared(
  'insert-account-link',
  `with link as (
     insert into account_links (user_id, purpose, email, nonce, token_hash, is_known_device, session_id, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id, user_id, purpose, email, created_at
   )
   insert into account_mails (user_id, kind, email, link_id, created_at)
   select user_id, purpose, email, id, created_at from link`,
);

const insertMail = prepared(
  'insert-account-mail',
  'insert into account_mails (user_id, kind, email, created_at) values ($1, $2, $3, $4)',
);

const find = prepared<Link>(
  'find-account-link',
  `select link.id, link.user_id as "userId", link.purpose, link.email, link.session_id as "sessionId",
     link.sent_at as "sentAt", link.ended_at as "endedAt"
   from account_links link where link.token_hash = $1`,
);

/** If two requests use a link at once, the second waits here for the first and then finds no row. */
const use = prepared<{ id: number }>(
  'use-account-link',
  'update account_links set ended_at = $2 where id = $1 and ended_at is null returning id',
);

const endOf = prepared(
  'end-account-links',
  'update account_links set ended_at = $3 where user_id = $1 and purpose = any($2) and ended_at is null',
);

const endUndosSince = prepared(
  'end-later-undo-links',
  `update account_links set ended_at = $3 where user_id = $1 and purpose = 'undo' and id >= $2 and ended_at is null`,
);

const listRecent = prepared<{ isKnownDevice: boolean }>(
  'list-recent-reset-links',
  `select is_known_device as "isKnownDevice" from account_links
   where user_id = $1 and purpose = 'reset' and created_at > $2`,
);

const findWaiting = prepared<{ email: string }>(
  'find-waiting-address',
  `select link.email from account_links link
   where link.user_id = $1 and link.purpose = 'change' and link.ended_at is null and link.created_at > $2
   order by link.id desc limit 1`,
);

const setPassword = prepared('change-password', changePassword({ userId: '$1', hash: '$2' }));
const setEmail = prepared('change-email', changeEmail({ userId: '$1', email: '$2', at: '$3' }));
const confirm = prepared<{ id: number }>('confirm-email', confirmEmail({ userId: '$1', email: '$2', at: '$3' }));

/** Links from mails, and the changes that they make. */
export function createLinksRepository(on: Database | Transaction) {
  return {
    /** Locks the member until the end of the transaction. Their requests are counted one after the other. */
    async lockAccount(by: { readonly id: number } | { readonly email: string }): Promise<Credentials | null> {
      const [row] =
        'id' in by
          ? await runPrepared(on, lockAccount, [by.id])
          : await runPrepared(on, lockAccountByEmail, [by.email]);
      return row ?? null;
    },

    async findAccount(id: number): Promise<Credentials | null> {
      const [row] = await runPrepared(on, findAccount, [id]);
      return row ?? null;
    },

    /** Creates a link, and the mail with it. */
    async insertLink(link: NewLink, now: Date): Promise<void> {
      const { userId, purpose, email, nonce, tokenHash, isKnownDevice = false, sessionId = null } = link;
      await runPrepared(on, insert, [userId, purpose, email, nonce, tokenHash, isKnownDevice, sessionId, now]);
    },

    /** A mail without a link. */
    async insertMail(userId: number, kind: MailKind, email: string, now: Date): Promise<void> {
      await runPrepared(on, insertMail, [userId, kind, email, now]);
    },

    async findLink(tokenHash: Buffer): Promise<Link | null> {
      const [row] = await runPrepared(on, find, [tokenHash]);
      return row ?? null;
    },

    /** False when it was used or replaced in the meantime. */
    async endLink(id: number, now: Date): Promise<boolean> {
      return (await runPrepared(on, use, [id, now])).length > 0;
    },

    async endLinks(userId: number, purposes: readonly LinkPurpose[], now: Date): Promise<void> {
      await runPrepared(on, endOf, [userId, purposes, now]);
    },

    /** Ends the links that would restore addresses newer than that of this link. */
    async endUndosSince(userId: number, linkId: number, now: Date): Promise<void> {
      await runPrepared(on, endUndosSince, [userId, linkId, now]);
    },

    async listResetsSince(userId: number, since: Date): Promise<{ isKnownDevice: boolean }[]> {
      return runPrepared(on, listRecent, [userId, since]);
    },

    /** The address that the member has requested since then, even if somebody else has it. */
    async findWaitingChange(userId: number, since: Date): Promise<string | null> {
      const [row] = await runPrepared(on, findWaiting, [userId, since]);
      return row?.email ?? null;
    },

    async setPassword(userId: number, hash: string): Promise<void> {
      await runPrepared(on, setPassword, [userId, hash]);
    },

    /** Fails on the unique constraint users_email_unique. */
    async setEmail(userId: number, email: string, now: Date): Promise<void> {
      await runPrepared(on, setEmail, [userId, email, now]);
    },

    /** False when the member now has another address. */
    async confirmEmail(userId: number, email: string, now: Date): Promise<boolean> {
      return (await runPrepared(on, confirm, [userId, email, now])).length > 0;
    },
  };
}
