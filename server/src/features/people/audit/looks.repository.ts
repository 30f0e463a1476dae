import { prepared, runPrepared } from '../../../database/prepared.ts';
import type { Transaction } from '../../../database/transaction.ts';

/** The id of the case that a reviewer opens. */
export type Opened =
  | { readonly verificationId: number }
  | { readonly changeId: number }
  | { readonly photoId: number }
  | { readonly caseId: number };

/** The actions that open a case or a picture of it. */
const looks = [
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

const listFirst = prepared<{ at: Date }>(
  'list-first-looks',
  `select min(created_at) as at from moderation_audit
   where moderator_id = $1 and action = any ($2) and created_at > $3
     and (verification_id = $4 or change_id = $5 or case_id = $6 or (checks ->> 'photo')::bigint = $7)
   group by action`,
);

export const lookStatements = { listFirst };

export function createLooksRepository(on: Transaction) {
  return {
    /** The first look of this reviewer at each part of a case, since that time. */
    async listFirst(moderatorId: number, opened: Opened, since: Date): Promise<Date[]> {
      const idOf = (name: string) => (name in opened ? Object.values(opened)[0] : null);
      const ids = ['verificationId', 'changeId', 'caseId', 'photoId'].map(idOf);
      return (await runPrepared(on, listFirst, [moderatorId, looks, since, ...ids])).map(({ at }) => at);
    },
  };
}
