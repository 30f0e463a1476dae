import { defineMessages, type Unreviewed } from './define-messages.ts';

/** How recently a match was there. */
export const presence = defineMessages({
  online: { en: 'Online now', sw: 'Yuko mtandaoni sasa' satisfies Unreviewed },
  today: { en: 'Active today', sw: 'Alikuwepo leo' satisfies Unreviewed },
});
