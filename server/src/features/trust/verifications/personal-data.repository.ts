import type { PersonalTables } from '../../../database/personal-table.ts';
import { sql, type Sql } from '../../../database/sql.ts';

export const personalVerifications: PersonalTables = {
  verifications: {
    personal:
      'id user_id status decision reason reason_code selfie_key document_key submitted_at decided_at pose consent',
    other: 'claimed_by claimed_at decided_by',
    exported: {
      document: 'verifications',
      rows: (me) => sql`
        select status, decision, reason, reason_code, submitted_at, decided_at, pose, consent as consent_version,
          selfie_key is not null or document_key is not null as has_pictures
        from verifications where user_id = ${me} order by id`,
    },
  },
  unheld_documents: {
    personal: 'key user_id erase_at',
    other: '',
    exported: { because: 'Its documents are about to be erased, or a submission that is exported names them soon.' },
    kept: 'The key of a document without its member, until the document is erased, within the hour.',
  },
  verification_screenings: {
    personal: 'verification_id finished_at not_screened scores flags selfie_hash',
    other: 'attempts',
    exported: {
      document: 'screenings',
      rows: (me) => sql`select screening.finished_at, screening.not_screened, screening.scores, screening.flags
        from verification_screenings screening
          join verifications verification on verification.id = screening.verification_id
        where verification.user_id = ${me} order by verification.id`,
    },
  },
  selfie_poses: {
    personal: 'user_id pose given_at used_at',
    other: '',
    exported: {
      document: 'poses',
      rows: (me) => sql`select pose, given_at, used_at from selfie_poses where user_id = ${me}`,
    },
  },
};

/** Query for the keys of a member's documents in the vault that no submission holds: column key. */
export const unheldDocumentsOf = (userId: Sql): Sql =>
  sql`select unheld.key from unheld_documents unheld where unheld.user_id = ${userId}`;

/** Query for the keys of a member's documents in the vault that their submissions hold. */
export const documentsOf = (userId: Sql): Sql =>
  sql`select document.key from verifications verification
    cross join lateral (values (verification.selfie_key), (verification.document_key)) document (key)
    where verification.user_id = ${userId} and document.key is not null`;
