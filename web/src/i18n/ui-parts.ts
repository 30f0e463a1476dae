import { defineMessages, type Unreviewed } from './define-messages.ts';

/** Texts of controls that no first screen needs. */
export const uiParts = defineMessages({
  youAreVerified: { en: 'Verified', sw: 'Umethibitishwa' satisfies Unreviewed },
  clearSearch: { en: 'Clear the search', sw: 'Futa utafutaji' satisfies Unreviewed },
  loadPhoto: { en: 'Load sharper photo', sw: 'Pakia picha iliyo wazi zaidi' satisfies Unreviewed },
  loadPhotoOf: {
    en: 'Load sharper photo of {name}',
    sw: 'Pakia picha ya {name} iliyo wazi zaidi' satisfies Unreviewed,
  },
});
