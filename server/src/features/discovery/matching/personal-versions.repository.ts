import type { PersonalTables } from '../../../database/personal-table.ts';

const because = 'It has the same numbers for all members, and nothing of any of them.';

export const personalVersions: PersonalTables = {
  matching_versions: {
    personal: '',
    other: 'id made_at weights figures refused_because',
    exported: { because },
    kept: because,
  },
  matching_choices: {
    personal: '',
    other: 'is_only version is_held trial_version trial_percent trial_since refitted_on refit_outcome',
    exported: { because },
    kept: because,
  },
};
