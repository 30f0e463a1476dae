import { defineMessages } from './define-messages.ts';

/** The texts of the open filters. */
export const filters = defineMessages({
  clearAll: { en: 'Clear all', sw: 'Futa vyote' },
  orientation: { en: 'Orientation', sw: 'Mwelekeo' },
  gender: { en: 'Gender', sw: 'Jinsia' },
  ageRange: { en: 'Age range', sw: 'Umri' },
  location: { en: 'Location', sw: 'Mahali' },
  all: { en: 'All', sw: 'Wote' },
  show: { en: 'Show', sw: 'Onyesha' },
  allLocations: { en: 'All Locations', sw: 'Mahali Pote' },
});
