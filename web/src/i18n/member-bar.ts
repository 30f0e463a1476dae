import { defineMessages } from './define-messages.ts';

/** Texts of the bar of signed-in members, which public pages do not load. */
export const memberBar = defineMessages({
  openProfile: { en: 'Your profile, edit', sw: 'Wasifu wako, hariri' },
  logout: { en: 'Logout', sw: 'Toka' },
});
