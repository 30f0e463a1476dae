import { defineMessages } from './define-messages.ts';

export const ui = defineMessages({
  close: { en: 'Close', sw: 'Funga' },
  showPassword: { en: 'Show password', sw: 'Onyesha nenosiri' },
  hidePassword: { en: 'Hide password', sw: 'Ficha nenosiri' },
  verified: { en: 'Verified', sw: 'Amethibitishwa' },
  loading: { en: 'Loading...', sw: 'Inapakia...' },
  tryAgain: { en: 'Try again', sw: 'Jaribu tena' },
  remove: { en: 'Remove {name}', sw: 'Ondoa {name}' },
  add: { en: 'Add {name}', sw: 'Ongeza {name}' },
  ageMin: { en: 'Minimum age', sw: 'Umri wa chini zaidi' },
  ageMax: { en: 'Maximum age', sw: 'Umri wa juu zaidi' },
  ageFromTo: { en: '{from} to {to}', sw: '{from} hadi {to}' },
  searchProfiles: { en: 'Search profiles...', sw: 'Tafuta wasifu...' },
  skipToContent: { en: 'Skip to the content', sw: 'Ruka hadi kwenye maudhui' },
  unread: { en: ', {count} unread', sw: ', mazungumzo {count} hayajasomwa' },
  failedRequest: { en: 'Error code: {id}', sw: 'Namba ya hitilafu: {id}' },
  mainNavigation: { en: 'Main', sw: 'Menyu kuu' },
});
