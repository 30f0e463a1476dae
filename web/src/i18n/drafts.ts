import { defineMessages } from './define-messages.ts';

/** Texts about what is written in a chat and not sent yet. */
export const drafts = defineMessages({
  replaced: {
    en: 'Another tab has replaced what you wrote here',
    sw: 'Kichupo kingine kimebadilisha ulichoandika hapa',
  },
  bringBack: { en: 'Bring it back', sw: 'Rudisha' },
});
