import { defineMessages } from './define-messages.ts';

export const matches = defineMessages({
  title: { en: 'Your Matches', sw: 'Mliochaguana' },
  subtitle: { en: 'People who liked you back', sw: 'Watu waliokupenda pia' },
  loading: { en: 'Loading your matches...', sw: 'Tunapakia mliochaguana...' },
  sayHello: { en: 'Say hello to your new match!', sw: 'Msalimie mwenzako mpya!' },
  isNew: { en: 'New', sw: 'Mpya' },
  mine: { en: 'You: {text}', sw: 'Wewe: {text}' },
  none: { en: 'No matches yet', sw: 'Bado hakuna mliochaguana' },
  noneText: { en: 'Keep swiping to find your perfect match!', sw: 'Endelea kutelezesha umpate anayekufaa!' },
  discover: { en: 'Start Discovering', sw: 'Anza Kugundua' },
  oneDay: { en: 'It seems it never will, and then it does', sw: 'Huonekana haiwi, kisha huwa' },
  loadFailed: { en: 'Loading failed', sw: 'Imeshindwa kupakia' },
  loadFailedText: { en: 'Could not load matches. Please try again.', sw: 'Mliochaguana hawakuweza kupakiwa. Tafadhali jaribu tena.' },
  tryAgain: { en: 'Try again', sw: 'Jaribu tena' },
});
