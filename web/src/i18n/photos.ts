import { defineMessages, type Unreviewed } from './define-messages.ts';

export const photos = defineMessages({
  place: { en: 'Photo {place} of {all}', sw: 'Picha {place} kati ya {all}' satisfies Unreviewed },
});

/** Labels of the left and right edge of a photo, which turn to another photo. */
export const photoSteps = defineMessages({
  previous: { en: 'Previous photo', sw: 'Picha iliyotangulia' satisfies Unreviewed },
  next: { en: 'Next photo', sw: 'Picha inayofuata' satisfies Unreviewed },
});
