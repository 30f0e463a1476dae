import type { PersonalTables } from '../../../database/personal-table.ts';

const because = 'It says what moderators did, with numbers alone. Each entry is sealed with those before it.';

export const personalAudit: PersonalTables = {
  moderation_audit: {
    personal: 'moderator_id user_id action created_at',
    other: 'id verification_id checks change_id case_id place hash',
    exported: { because },
    kept: `${because} The number of a deleted account leads nowhere.`,
  },
  audit_head: {
    personal: '',
    other: 'is_only place hash',
    exported: { because: 'It is the last seal of the audit.' },
    kept: 'It is the last seal of the audit.',
  },
};
