import { defineMessages, type Unreviewed } from './define-messages.ts';

/** Texts of the frame around the screens: page titles, navigation, and a page that fails. */
export const app = defineMessages({
  title: { en: '{page} · Mwanzo', sw: '{page} · Mwanzo' satisfies Unreviewed },
  logIn: { en: 'Log In', sw: 'Ingia' satisfies Unreviewed },
  signUp: { en: 'Sign Up', sw: 'Jisajili' satisfies Unreviewed },
  profile: { en: 'Your profile', sw: 'Wasifu wako' satisfies Unreviewed },
  verify: { en: 'Verify your profile', sw: 'Thibitisha wasifu wako' satisfies Unreviewed },
  discover: { en: 'Discover', sw: 'Gundua' satisfies Unreviewed },
  matches: { en: 'Matches', sw: 'Mliochaguana' satisfies Unreviewed },
  chat: { en: 'Chat', sw: 'Mazungumzo' satisfies Unreviewed },
  topUp: { en: 'TopUp', sw: 'Pata Zaidi' satisfies Unreviewed },
  comingSoon: { en: 'Coming soon', sw: 'Inakuja karibuni' satisfies Unreviewed },
  review: { en: 'Verification review', sw: 'Ukaguzi wa uthibitisho' satisfies Unreviewed },
  notFoundTitle: { en: 'Page not found', sw: 'Ukurasa haupatikani' satisfies Unreviewed },
  failed: { en: 'This page could not be shown', sw: 'Ukurasa huu haukuweza kuonyeshwa' satisfies Unreviewed },
  failedText: {
    en: 'It did not load. Nothing you saved is lost.',
    sw: 'Haikupakia. Ulichohifadhi hakijapotea.' satisfies Unreviewed,
  },
});
