import type { PersonalTables } from '../../../database/personal-table.ts';

export const personalClaims: PersonalTables = {
  review_claims: {
    personal: 'moderator_id claimed_at',
    other: 'kind subject_id',
    exported: { because: 'It says which case a reviewer has open, for a quarter of an hour.' },
  },
};
