import { defineMessages } from './define-messages.ts';

/** Texts of controls that no first screen needs. */
export const uiParts = defineMessages({
  youAreVerified: { en: 'Verified', sw: 'Umethibitishwa' },
  clearSearch: { en: 'Clear the search', sw: 'Futa utafutaji' },
  loadPhoto: { en: 'Load sharper photo', sw: 'Pakia picha iliyo wazi zaidi' },
  loadPhotoOf: { en: 'Load sharper photo of {name}', sw: 'Pakia picha ya {name} iliyo wazi zaidi' },
});
