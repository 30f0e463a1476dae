import type { PersonalTables } from '../../../database/personal-table.ts';

export const personalDocumentGrants: PersonalTables = {
  document_grants: {
    personal: 'moderator_id opened asked_at answer answered_by answered_at',
    other: 'id',
    exported: {
      because: 'It says for an hour how many documents a reviewer may open. The audit keeps what was asked.',
    },
  },
};
