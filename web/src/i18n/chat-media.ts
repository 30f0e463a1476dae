import { defineMessages } from './define-messages.ts';

/** Names of photos and voice notes, in lists, quotes and announcements. */
export const mediaTexts = defineMessages({
  photo: { en: 'Photo', sw: 'Picha' },
  voice: { en: 'Voice note', sw: 'Ujumbe wa sauti' },
});
