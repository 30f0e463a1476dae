import { defineMessages } from './define-messages.ts';

/** Texts of the inner pages whose choices are saved at once. */
export const innerPages = defineMessages({
  back: { en: 'Back', sw: 'Rudi' },
  saved: { en: 'Saved', sw: 'Imehifadhiwa' },
  saving: { en: 'Saving...', sw: 'Inahifadhi...' },
  notSaved: { en: 'Not saved', sw: 'Haikuhifadhiwa' },
  notSavedText: {
    en: 'Your choice could not be saved. Please try again.',
    sw: 'Chaguo lako halikuhifadhiwa. Tafadhali jaribu tena.',
  },
  notSavedOffline: {
    en: 'You are offline. Choose again once you are connected.',
    sw: 'Huna mtandao. Chagua tena ukiunganishwa.',
  },
  loadFailed: { en: 'Could not load your settings', sw: 'Mipangilio yako haikupakiwa' },
});
