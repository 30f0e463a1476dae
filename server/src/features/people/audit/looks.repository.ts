import { getRow, getRows, sql, statement } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { lockMember } from '../../core/members/index.ts';

/** The id of the case that a reviewer opens. */
export type Opened = { readonly [Id in OpenedId]: Readonly<Record<Id, number>> }[OpenedId];
type OpenedId = 'verificationId' | 'changeId' | 'photoId' | 'caseId';

/** The actions that open a case or a picture of it. */
const actions = [
  'claim',
  'view_selfie',
  'view_id_document',
  'view_lookalike',
  'claim_change',
  'claim_photo',
  'view_report',
  'view_report_picture',
  'view_appeal',
];

interface LooksOfCase extends Partial<Record<OpenedId, number>> {
  readonly moderatorId: number;
  readonly since: Date;
  readonly actions: readonly string[];
}

export const listLooks = statement<LooksOfCase, { at: Date }>(
  (look) => sql`
    select min(created_at) as at from moderation_audit
    where moderator_id = ${look.moderatorId} and action = any (${look.actions}) and created_at > ${look.since}
      and (verification_id = ${look.verificationId} or change_id = ${look.changeId} or case_id = ${look.caseId}
        or (checks ->> 'photo')::bigint = ${look.photoId})
    group by action`,
);

/** The first look of this reviewer at each part of a case, since that time. */
export async function listFirstLooks(
  on: Transaction,
  { opened, ...by }: { readonly moderatorId: number; readonly opened: Opened; readonly since: Date },
): Promise<Date[]> {
  return (await getRows(on, listLooks, { ...by, ...opened, actions })).map(({ at }) => at);
}

/** The pictures of a submission that a reviewer has opened, according to the server's own log. */
export const listSeenPictures = statement<{ moderatorId: number; verificationId: number }, { action: PictureLook }>(
  ({ moderatorId, verificationId }) => sql`
    select distinct look.action from moderation_audit look
    where look.verification_id = ${verificationId} and look.moderator_id = ${moderatorId}
      and look.action in ('view_selfie', 'view_id_document', 'view_lookalike')`,
);
export type PictureLook = 'view_selfie' | 'view_id_document' | 'view_lookalike';

const listDocumentLooks = statement<{ moderatorId: number; since: Date }, { verificationId: number; at: Date }>(
  ({ moderatorId, since }) => sql`
    select verification_id as "verificationId", max(created_at) as at from moderation_audit
    where moderator_id = ${moderatorId} and action = 'view_id_document' and created_at > ${since}
    group by verification_id`,
);

/** The moderator's latest look at the document of each submission, since that time. Locks the moderator. */
export async function lockDocumentLooks(on: Transaction, by: { moderatorId: number; since: Date }) {
  // The lock waits for another look of the same moderator, so that each counts those before it.
  await getRow(on, lockMember, { id: by.moderatorId });
  return getRows(on, listDocumentLooks, by);
}
