import type { PersonalTables } from '../../database/personal-table.ts';

const because =
  'Keyed hashes by which a banned person is known again. They are there after a ban alone, and nobody can read a ' +
  'name from them.';

export const personalBans: PersonalTables = {
  banned_marks: {
    personal: 'kind mark case_id created_at look',
    other: '',
    exported: { because },
    kept: because,
  },
};
