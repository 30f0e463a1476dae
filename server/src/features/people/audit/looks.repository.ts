import { sql, statement } from '../../../database/sql.ts';

/** The id of the case that a reviewer opens. */
export type Opened = { readonly [Id in OpenedId]: Readonly<Record<Id, number>> }[OpenedId];
type OpenedId = 'verificationId' | 'changeId' | 'photoId' | 'caseId';

type Reviewer = { readonly moderatorId: number; readonly since: Date };

/** The first look of this reviewer at a case, and at each picture of it, since that time. */
export const listFirstLooks = statement<Reviewer & Partial<Record<OpenedId, number>>, { at: Date }>(
  (look) => sql`
    select min(created_at) as at from moderation_audit
    where moderator_id = ${look.moderatorId} and created_at > ${look.since}
      and action in ('claim', 'view_selfie', 'view_id_document', 'view_lookalike', 'claim_change', 'claim_photo',
        'view_report', 'view_report_picture', 'view_appeal')
      and (verification_id = ${look.verificationId} or change_id = ${look.changeId} or case_id = ${look.caseId}
        or (checks ->> 'photo')::bigint = ${look.photoId})
    group by action`,
);

/** The pictures of a submission that a reviewer has opened, according to the server's own log. */
export const listSeenPictures = statement<{ moderatorId: number; verificationId: number }, { action: PictureLook }>(
  ({ moderatorId, verificationId }) => sql`
    select distinct look.action from moderation_audit look
    where look.verification_id = ${verificationId} and look.moderator_id = ${moderatorId}
      and look.action in ('view_selfie', 'view_id_document', 'view_lookalike')`,
);
export type PictureLook = 'view_selfie' | 'view_id_document' | 'view_lookalike';

/** The moderator's latest look at the document of each submission, since that time. */
export const listDocumentLooks = statement<Reviewer, { verificationId: number; at: Date }>(
  ({ moderatorId, since }) => sql`
    select verification_id as "verificationId", max(created_at) as at from moderation_audit
    where moderator_id = ${moderatorId} and action = 'view_id_document' and created_at > ${since}
    group by verification_id`,
);
