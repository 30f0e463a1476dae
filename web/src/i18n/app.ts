import { defineMessages } from './define-messages.ts';

/** The frame around the screens: page titles, navigation, what to say when a page fails. */
export const app = defineMessages({
  title: { en: '{page} · Mwanzo', sw: '{page} · Mwanzo' },
  logIn: { en: 'Log In', sw: 'Ingia' },
  signUp: { en: 'Sign Up', sw: 'Jisajili' },
  profile: { en: 'Your profile', sw: 'Wasifu wako' },
  verify: { en: 'Verify your profile', sw: 'Thibitisha wasifu wako' },
  discover: { en: 'Discover', sw: 'Gundua' },
  matches: { en: 'Matches', sw: 'Mliochaguana' },
  chat: { en: 'Chat', sw: 'Mazungumzo' },
  topUp: { en: 'TopUp', sw: 'Ongeza' },
  logout: { en: 'Logout', sw: 'Toka' },
  comingSoon: { en: 'Coming soon', sw: 'Inakuja' },
  review: { en: 'Verification review', sw: 'Ukaguzi wa uthibitisho' },
  notFoundTitle: { en: 'Page not found', sw: 'Ukurasa haupatikani' },
  notFound: { en: 'Oops! Page not found', sw: 'Lo! Ukurasa haupatikani' },
  notFoundText: {
    en: 'The page you opened is not here. It may have moved, or the link has a mistake.',
    sw: 'Ukurasa uliofungua haupo hapa. Huenda umehamishwa, au kiungo kina kosa.',
  },
  returnHome: { en: 'Return to Home', sw: 'Rudi ukurasa wa kwanza' },
  notFoundMeaning: { en: 'To lose the way is to learn the way', sw: 'Anayepotea hujifunza njia' },
  failed: { en: 'This page could not be shown', sw: 'Ukurasa huu haukuweza kuonyeshwa' },
  failedText: {
    en: 'Check your connection, then try again. Nothing you saved is lost.',
    sw: 'Angalia mtandao wako, kisha jaribu tena. Ulichohifadhi hakijapotea.',
  },
  tryAgain: { en: 'Try again', sw: 'Jaribu tena' },
});
