import { defineMessages, type Unreviewed } from './define-messages.ts';

export const ui = defineMessages({
  close: { en: 'Close', sw: 'Funga' satisfies Unreviewed },
  showPassword: { en: 'Show password', sw: 'Onyesha nenosiri' satisfies Unreviewed },
  hidePassword: { en: 'Hide password', sw: 'Ficha nenosiri' satisfies Unreviewed },
  verified: { en: 'Verified', sw: 'Amethibitishwa' satisfies Unreviewed },
  loading: { en: 'Loading...', sw: 'Inapakia...' satisfies Unreviewed },
  tryAgain: { en: 'Try again', sw: 'Jaribu tena' satisfies Unreviewed },
  remove: { en: 'Remove {name}', sw: 'Ondoa {name}' satisfies Unreviewed },
  add: { en: 'Add {name}', sw: 'Ongeza {name}' satisfies Unreviewed },
  ageFromTo: { en: '{from} to {to}', sw: '{from} hadi {to}' satisfies Unreviewed },
  searchProfiles: { en: 'Search profiles...', sw: 'Tafuta wasifu...' satisfies Unreviewed },
  skipToContent: { en: 'Skip to the content', sw: 'Ruka hadi kwenye maudhui' satisfies Unreviewed },
  unread: { en: ', {count} unread', sw: ', mazungumzo {count} hayajasomwa' satisfies Unreviewed },
  failedRequest: { en: 'Error code: {id}', sw: 'Namba ya hitilafu: {id}' satisfies Unreviewed },
  mainNavigation: { en: 'Main', sw: 'Menyu kuu' satisfies Unreviewed },
});
