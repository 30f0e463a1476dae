import { defineMessages, type Unreviewed } from './define-messages.ts';

/** What a signed-in member reads on the pages for visitors. */
export const signedIn = defineMessages({
  as: { en: 'You are signed in as {name}.', sw: 'Umeingia kama {name}.' satisfies Unreviewed },
  open: { en: 'Open Mwanzo', sw: 'Fungua Mwanzo' satisfies Unreviewed },
});
