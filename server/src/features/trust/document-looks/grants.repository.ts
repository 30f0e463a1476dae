import type { Database } from '../../../database/connect.ts';
import { sql, statement } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { findCredentials, members, moderators } from '../../core/members/index.ts';
import type { Grant } from './document-look-rules.ts';

/** A question for more documents, with its answer if there is one. */
type StoredGrant = Grant & { readonly id: number; readonly moderatorId: number; readonly answeredBy: number | null };

/** A colleague's question that waits for an answer, with the number of documents opened within the hour before. */
type AskedGrant = { id: number; moderatorId: number; name: string; opened: number; askedAt: Date };

const columns = sql`ask.id, ask.moderator_id as "moderatorId", ask.asked_at as "askedAt", ask.answer,
  ask.answered_by as "answeredBy", ask.answered_at as "answeredAt"`;
const lastChange = sql`coalesce(ask.answered_at, ask.asked_at)`;

/** The reviewer's own questions, asked or answered since. */
export const listOwnGrants = statement<{ moderatorId: number; since: Date }, StoredGrant>(
  ({ moderatorId, since }) => sql`
   select ${columns} from document_grants ask
   where ask.moderator_id = ${moderatorId} and ${lastChange} > ${since} order by ask.id`,
);

/** The questions of other reviewers without an answer, asked since. */
export const listAskedGrants = statement<{ moderatorId: number; since: Date }, AskedGrant>(
  ({ moderatorId, since }) => sql`
   select ask.id, ask.moderator_id as "moderatorId", asker.name, ask.opened, ask.asked_at as "askedAt"
   from document_grants ask join ${members} asker on asker.id = ask.moderator_id and asker.role = 'moderator'
   where ask.answer is null and ask.asked_at > ${since} and ask.moderator_id <> ${moderatorId}
   order by ask.asked_at, ask.id limit 200`,
);

/** A question that nobody has answered within the hour makes room for the next one. */
export const forgetUnanswered = statement<{ moderatorId: number; forgottenUntil: Date }>(
  ({ moderatorId, forgottenUntil }) => sql`
   delete from document_grants
   where moderator_id = ${moderatorId} and answer is null and asked_at <= ${forgottenUntil}`,
);

export const insertGrant = statement<{ moderatorId: number; opened: number; now: Date }, { id: number }>(
  ({ moderatorId, opened, now }) => sql`
   insert into document_grants (moderator_id, opened, asked_at) values (${moderatorId}, ${opened}, ${now})
      returning id`,
);

export const listOtherReviewers = statement<{ moderatorId: number }, { id: number }>(
  ({ moderatorId }) => sql`select reviewer.id from ${moderators} reviewer where reviewer.id <> ${moderatorId}`,
);

/**
 * Null unless the reader and whoever has asked are moderators now. Of two reviewers who answer at once, the second one
 * waits here and then reads the answer of the first.
 */
export const lockGrant = statement<{ id: number; moderatorId: number }, StoredGrant>(
  ({ id, moderatorId }) => sql`
   select ${columns} from document_grants ask join ${moderators} asker on asker.id = ask.moderator_id
   where ask.id = ${id} and exists (select from ${moderators} actor where actor.id = ${moderatorId})
    for update of ask`,
);

/** Follows `lockGrant` in the same transaction. */
export const answerGrant = statement<{ id: number; given: 'yes' | 'no'; by: number; now: Date }>(
  (input) => sql`
   update document_grants set answer = ${input.given}, answered_by = ${input.by}, answered_at = ${input.now}
      where id = ${input.id}`,
);

export const deleteGrants = statement<{ changedUntil: Date }>(
  ({ changedUntil }) => sql`delete from document_grants ask where ${lastChange} <= ${changedUntil}`,
);

export const isModeratorNow = async (on: Database | Transaction, id: number): Promise<boolean> =>
  (await findCredentials(on, { id }))?.role === 'moderator';
