import { defineMessages, type Unreviewed } from './define-messages.ts';

/** What a message is besides its text, in lists, quotes and announcements. */
export const mediaTexts = defineMessages({
  photo: { en: 'Photo', sw: 'Picha' satisfies Unreviewed },
  voice: { en: 'Voice note', sw: 'Ujumbe wa sauti' satisfies Unreviewed },
});
