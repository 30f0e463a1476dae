import { defineMessages, type Unreviewed } from './define-messages.ts';

export const notFound = defineMessages({
  title: { en: 'Oops! Page not found', sw: 'Lo! Ukurasa haupatikani' satisfies Unreviewed },
  text: {
    en: 'The page you opened is not here. It may have moved, or the link has a mistake.',
    sw: 'Ukurasa uliofungua haupo hapa. Huenda umehamishwa, au kiungo kina kosa.' satisfies Unreviewed,
  },
  returnHome: { en: 'Return to Home', sw: 'Rudi ukurasa wa kwanza' satisfies Unreviewed },
  meaning: { en: 'To lose the way is to learn the way', sw: 'Anayepotea hujifunza njia' satisfies Unreviewed },
});
