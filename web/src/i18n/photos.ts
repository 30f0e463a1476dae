import { defineMessages } from './define-messages.ts';

export const photos = defineMessages({
  place: { en: 'Photo {place} of {all}', sw: 'Picha {place} kati ya {all}' },
});

/** Labels of the left and right edge of a photo, which turn to another photo. */
export const photoSteps = defineMessages({
  previous: { en: 'Previous photo', sw: 'Picha iliyotangulia' },
  next: { en: 'Next photo', sw: 'Picha inayofuata' },
});

/** The same for a card with a single photo that turns to an answer. */
export const cardFaces = defineMessages({
  place: { en: 'Side {place} of {all}', sw: 'Upande {place} kati ya {all}' },
  previous: { en: 'Previous side', sw: 'Upande uliotangulia' },
  next: { en: 'Next side', sw: 'Upande unaofuata' },
});
