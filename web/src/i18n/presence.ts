import { defineMessages } from './define-messages.ts';

/** Texts on how recently a match was active. */
export const presence = defineMessages({
  online: { en: 'Online now', sw: 'Yuko mtandaoni sasa' },
  today: { en: 'Active today', sw: 'Alikuwepo leo' },
});
