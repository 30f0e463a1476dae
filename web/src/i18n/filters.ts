import { defineMessages, type Unreviewed } from './define-messages.ts';

/** The texts of the open filters. */
export const filters = defineMessages({
  clearAll: { en: 'Clear all', sw: 'Futa vyote' satisfies Unreviewed },
  orientation: { en: 'Orientation', sw: 'Mwelekeo' satisfies Unreviewed },
  gender: { en: 'Gender', sw: 'Jinsia' satisfies Unreviewed },
  ageRange: { en: 'Age range', sw: 'Umri' satisfies Unreviewed },
  ageMin: { en: 'Minimum age', sw: 'Umri wa chini zaidi' satisfies Unreviewed },
  ageMax: { en: 'Maximum age', sw: 'Umri wa juu zaidi' satisfies Unreviewed },
  location: { en: 'Location', sw: 'Mahali' satisfies Unreviewed },
  all: { en: 'All', sw: 'Wote' satisfies Unreviewed },
  show: { en: 'Show', sw: 'Onyesha' satisfies Unreviewed },
  allLocations: { en: 'All Locations', sw: 'Mahali Pote' satisfies Unreviewed },
});
