import { defineMessages, type Unreviewed } from './define-messages.ts';

/** Texts of the inner pages whose choices are saved at once. */
export const innerPages = defineMessages({
  back: { en: 'Back', sw: 'Rudi' satisfies Unreviewed },
  saved: { en: 'Saved', sw: 'Imehifadhiwa' satisfies Unreviewed },
  saving: { en: 'Saving...', sw: 'Inahifadhi...' satisfies Unreviewed },
  notSaved: { en: 'Not saved', sw: 'Haikuhifadhiwa' satisfies Unreviewed },
  notSavedText: {
    en: 'Your choice could not be saved. Please try again.',
    sw: 'Chaguo lako halikuhifadhiwa. Tafadhali jaribu tena.' satisfies Unreviewed,
  },
  notSavedOffline: {
    en: 'You are offline. Choose again once you are connected.',
    sw: 'Huna mtandao. Chagua tena ukiunganishwa.' satisfies Unreviewed,
  },
  loadFailed: { en: 'Could not load your settings', sw: 'Mipangilio yako haikupakiwa' satisfies Unreviewed },
});
