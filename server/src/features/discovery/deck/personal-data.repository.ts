import type { PersonalTables } from '../../../database/personal-table.ts';

export const personalDecks: PersonalTables = {
  deck_queues: {
    personal: '',
    other: 'user_id filter_key candidate_ids is_complete filled_at returned_id uses_hidden judged_at kept_ids',
    exported: { because: 'It is a list of the next cards, computed from the profile and the preferences.' },
    kept: 'The queues of others can hold the number of a deleted account until they are refilled. It leads nowhere.',
  },
};
