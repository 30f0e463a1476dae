import { defineMessages } from './define-messages.ts';

/** Texts of the frame around the screens: page titles, navigation, and a page that fails. */
export const app = defineMessages({
  title: { en: '{page} · Mwanzo', sw: '{page} · Mwanzo' },
  logIn: { en: 'Log In', sw: 'Ingia' },
  signUp: { en: 'Sign Up', sw: 'Jisajili' },
  profile: { en: 'Your profile', sw: 'Wasifu wako' },
  verify: { en: 'Verify your profile', sw: 'Thibitisha wasifu wako' },
  discover: { en: 'Discover', sw: 'Gundua' },
  matches: { en: 'Matches', sw: 'Mliochaguana' },
  chat: { en: 'Chat', sw: 'Mazungumzo' },
  topUp: { en: 'TopUp', sw: 'Pata Zaidi' },
  comingSoon: { en: 'Coming soon', sw: 'Inakuja karibuni' },
  review: { en: 'Verification review', sw: 'Ukaguzi wa uthibitisho' },
  notFoundTitle: { en: 'Page not found', sw: 'Ukurasa haupatikani' },
  failed: { en: 'This page could not be shown', sw: 'Ukurasa huu haukuweza kuonyeshwa' },
  failedText: { en: 'It did not load. Nothing you saved is lost.', sw: 'Haikupakia. Ulichohifadhi hakijapotea.' },
});
