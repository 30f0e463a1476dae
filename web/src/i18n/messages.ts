import { defineMessages } from './define-messages.ts';

export const messages = defineMessages({
  unknown: { en: 'Unknown', sw: 'Hajulikani' },
  back: { en: 'Back', sw: 'Rudi' },
  viewProfile: { en: 'View the profile of {name}', sw: 'Tazama wasifu wa {name}' },
  conversation: { en: 'Messages with {name}', sw: 'Ujumbe na {name}' },
  you: { en: 'You', sw: 'Wewe' },
  type: { en: 'Type a message...', sw: 'Andika ujumbe...' },
  send: { en: 'Send', sw: 'Tuma' },
  loadFailed: { en: 'Loading failed', sw: 'Imeshindwa kupakia' },
  loadFailedText: { en: 'Could not load messages.', sw: 'Ujumbe haukuweza kupakiwa.' },
  sendFailed: { en: 'Send failed', sw: 'Imeshindwa kutuma' },
  sendFailedText: { en: 'Could not send message.', sw: 'Ujumbe haukuweza kutumwa.' },
  noUser: { en: 'User not found in localStorage', sw: 'Mtumiaji hakupatikana kwenye localStorage' },
  tryAgain: { en: 'Try again', sw: 'Jaribu tena' },
  loadingEarlier: { en: 'Loading earlier messages...', sw: 'Tunapakia ujumbe wa awali...' },
  matched: { en: 'You and {name} liked each other!', sw: 'Wewe na {name} mmechaguana!' },
  bothLike: { en: 'You both like {interests}.', sw: 'Nyote mnapenda {interests}.' },
  bothLikeTwo: { en: 'You both like {first} and {second}.', sw: 'Nyote mnapenda {first} na {second}.' },
});
