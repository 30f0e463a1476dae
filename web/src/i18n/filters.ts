import { defineMessages } from './define-messages.ts';

export const filters = defineMessages({
  clearAll: { en: 'Clear all', sw: 'Futa vyote' },
  orientation: { en: 'Orientation', sw: 'Mwelekeo' },
  gender: { en: 'Gender', sw: 'Jinsia' },
  ageRange: { en: 'Age range', sw: 'Umri' },
  ageMin: { en: 'Minimum age', sw: 'Umri wa chini zaidi' },
  ageMax: { en: 'Maximum age', sw: 'Umri wa juu zaidi' },
  location: { en: 'Location', sw: 'Mahali' },
  all: { en: 'All', sw: 'Wote' },
  show: { en: 'Show', sw: 'Onyesha' },
  allLocations: { en: 'All Locations', sw: 'Mahali Pote' },
});
