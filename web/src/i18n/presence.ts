import { defineMessages, type Unreviewed } from './define-messages.ts';

/** Texts on how recently a match was active. */
export const presence = defineMessages({
  online: { en: 'Online now', sw: 'Yuko mtandaoni sasa' satisfies Unreviewed },
  today: { en: 'Active today', sw: 'Alikuwepo leo' satisfies Unreviewed },
});
