import { defineMessages } from './define-messages.ts';

export const notFound = defineMessages({
  title: { en: 'Oops! Page not found', sw: 'Lo! Ukurasa haupatikani' },
  text: {
    en: 'The page you opened is not here. It may have moved, or the link has a mistake.',
    sw: 'Ukurasa uliofungua haupo hapa. Huenda umehamishwa, au kiungo kina kosa.',
  },
  returnHome: { en: 'Return to Home', sw: 'Rudi ukurasa wa kwanza' },
  meaning: { en: 'To lose the way is to learn the way', sw: 'Anayepotea hujifunza njia' },
});
