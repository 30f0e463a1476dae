import { defineMessages } from './define-messages.ts';

/** Texts for a signed-in member who opens a page for visitors. */
export const signedIn = defineMessages({
  as: { en: 'You are signed in as {name}.', sw: 'Umeingia kama {name}.' },
  open: { en: 'Open Mwanzo', sw: 'Fungua Mwanzo' },
});
