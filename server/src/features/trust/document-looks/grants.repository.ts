import type { Database } from '../../../database/connect.ts';
import { prepared, runPrepared } from '../../../database/prepared.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { isModerator, moderators } from '../../people/accounts/index.ts';
import { notifiedMembers, notify, type NotifiedMember } from '../../notices/notifications/index.ts';
import { nameOf } from '../../people/profiles/index.ts';
import type { Grant } from './document-look-rules.ts';

/** A question for more documents, with its answer if there is one. */
export interface StoredGrant extends Grant {
  readonly id: number;
  readonly moderatorId: number;
  readonly answeredBy: number | null;
}

/** A colleague's question that waits for an answer. */
export interface AskedGrant {
  readonly id: number;
  readonly moderatorId: number;
  readonly name: string;
  /** The documents that they had opened within the hour before. */
  readonly opened: number;
  readonly askedAt: Date;
}

const columns = `ask.id, ask.moderator_id as "moderatorId", ask.asked_at as "askedAt", ask.answer,
  ask.answered_by as "answeredBy", ask.answered_at as "answeredAt"`;
const lastChange = 'coalesce(ask.answered_at, ask.asked_at)';

const findRole = prepared<{ isModerator: boolean }>(
  'is-moderator-who-looks',
  `select ${isModerator('$1::bigint')} as "isModerator"`,
);

const listOwn = prepared<StoredGrant>(
  'list-document-grants-of-moderator',
  `select ${columns} from document_grants ask
   where ask.moderator_id = $1 and ${lastChange} > $2 order by ask.id`,
);

const listAsked = prepared<AskedGrant>(
  'list-asked-document-grants',
  `select ask.id, ask.moderator_id as "moderatorId", ${nameOf('profile')}, ask.opened, ask.asked_at as "askedAt"
   from document_grants ask join ${moderators('asker')} on asker.id = ask.moderator_id
   join profiles profile on profile.user_id = ask.moderator_id
   where ask.answer is null and ask.asked_at > $2 and ask.moderator_id <> $1
   order by ask.asked_at, ask.id limit 200`,
);

/** A question that nobody has answered within the hour makes room for the next one. */
const forgetUnanswered = prepared(
  'forget-unanswered-document-grant',
  'delete from document_grants where moderator_id = $1 and answer is null and asked_at <= $2',
);

const insert = prepared<{ id: number }>(
  'insert-document-grant',
  'insert into document_grants (moderator_id, opened, asked_at) values ($1, $2, $3) returning id',
);

const tell = prepared<{ notified: readonly NotifiedMember[] }>(
  'tell-of-asked-documents',
  `with told as (
     ${notify({
       recipient: 'reviewer.id',
       kind: "'report'",
       details: `jsonb_build_object('asked', 'documents')`,
       at: '$2',
       from: `${moderators('reviewer')} where reviewer.id <> $1`,
     })}
   )
   select ${notifiedMembers('told')} as notified`,
);

/** Of two reviewers who answer at once, the second one waits here and then reads the answer of the first. */
const lock = prepared<StoredGrant>(
  'lock-document-grant',
  `select ${columns} from document_grants ask join ${moderators('asker')} on asker.id = ask.moderator_id
   where ask.id = $1 and ${isModerator('$2::bigint')} for update of ask`,
);

const answer = prepared(
  'answer-document-grant',
  `update document_grants set answer = $2, answered_by = $3, answered_at = $4 where id = $1 and answer is null`,
);

const forget = prepared('forget-document-grants', `delete from document_grants ask where ${lastChange} <= $1`);

export const grantStatements = { listOwn, listAsked };

export function createGrantsRepository(on: Database | Transaction) {
  return {
    async isModerator(memberId: number): Promise<boolean> {
      const [row] = await runPrepared(on, findRole, [memberId]);
      return row?.isModerator ?? false;
    },

    /** The reviewer's own questions, asked or answered since. */
    listOwn: (moderatorId: number, since: Date): Promise<StoredGrant[]> =>
      runPrepared(on, listOwn, [moderatorId, since]),

    /** The questions of other reviewers without an answer, asked since. */
    listAsked: (moderatorId: number, since: Date): Promise<AskedGrant[]> =>
      runPrepared(on, listAsked, [moderatorId, since]),

    /** Returns the id. The reviewer must be locked. Their unanswered questions up to that time are deleted. */
    async insert(moderatorId: number, opened: number, now: Date, forgottenUntil: Date): Promise<number> {
      await runPrepared(on, forgetUnanswered, [moderatorId, forgottenUntil]);
      const [row] = await runPrepared(on, insert, [moderatorId, opened, now]);
      if (!row) throw new Error('A question for more documents was not stored');
      return row.id;
    },

    /** Notifies all other reviewers. */
    async tell(moderatorId: number, now: Date): Promise<readonly NotifiedMember[]> {
      const [row] = await runPrepared(on, tell, [moderatorId, now]);
      return row?.notified ?? [];
    },

    /** Null unless the reader and whoever has asked are moderators now. */
    async lock(id: number, moderatorId: number): Promise<StoredGrant | null> {
      const [row] = await runPrepared(on, lock, [id, moderatorId]);
      return row ?? null;
    },

    async answer(id: number, given: 'yes' | 'no', by: number, now: Date): Promise<void> {
      await runPrepared(on, answer, [id, given, by, now]);
    },

    async forget(changedUntil: Date): Promise<void> {
      await runPrepared(on, forget, [changedUntil]);
    },
  };
}
