import { defineMessages, type Unreviewed } from './define-messages.ts';

export const messages = defineMessages({
  unknown: { en: 'Unknown', sw: 'Hajulikani' satisfies Unreviewed },
  back: { en: 'Back', sw: 'Rudi' satisfies Unreviewed },
  viewProfile: { en: 'View the profile of {name}', sw: 'Tazama wasifu wa {name}' satisfies Unreviewed },
  conversation: { en: 'Messages with {name}', sw: 'Mazungumzo na {name}' satisfies Unreviewed },
  you: { en: 'You', sw: 'Wewe' satisfies Unreviewed },
  type: { en: 'Type a message...', sw: 'Andika ujumbe...' satisfies Unreviewed },
  send: { en: 'Send', sw: 'Tuma' satisfies Unreviewed },
  loadFailed: { en: 'Loading failed', sw: 'Imeshindwa kupakia' satisfies Unreviewed },
  loadFailedText: { en: 'Could not load messages.', sw: 'Ujumbe haukuweza kupakiwa.' satisfies Unreviewed },
  notHere: {
    en: 'Your messages are safe. They only did not reach this phone.',
    sw: 'Ujumbe wako uko salama. Haujafika tu kwenye simu hii.' satisfies Unreviewed,
  },
  goneTitle: { en: 'This conversation is not there', sw: 'Mazungumzo haya hayapo' satisfies Unreviewed },
  goneText: {
    en: 'It may have ended, or the link is an old one.',
    sw: 'Huenda yameisha, au kiungo ni cha zamani.' satisfies Unreviewed,
  },
  toMatches: { en: 'Go to matches', sw: 'Nenda kwa mliochaguana' satisfies Unreviewed },
  sendFailed: { en: 'Send failed', sw: 'Imeshindwa kutuma' satisfies Unreviewed },
  sendFailedText: { en: 'Could not send message.', sw: 'Ujumbe haukuweza kutumwa.' satisfies Unreviewed },
  waiting: { en: 'Will be sent when you are back online.', sw: 'Utatumwa ukirudi mtandaoni.' satisfies Unreviewed },
  keepUnsent: { en: 'Do not send', sw: 'Usitume' satisfies Unreviewed },
  noUser: {
    en: 'User not found in localStorage',
    sw: 'Mtumiaji hakupatikana kwenye localStorage' satisfies Unreviewed,
  },
  tryAgain: { en: 'Try again', sw: 'Jaribu tena' satisfies Unreviewed },
  loadingEarlier: { en: 'Loading earlier messages...', sw: 'Tunapakia ujumbe wa awali...' satisfies Unreviewed },
  matched: { en: 'You and {name} liked each other!', sw: 'Wewe na {name} mmechaguana!' satisfies Unreviewed },
  bothLike: { en: 'You both like {interests}.', sw: 'Nyote wawili mnapenda {interests}.' satisfies Unreviewed },
  bothLikeTwo: {
    en: 'You both like {first} and {second}.',
    sw: 'Nyote wawili mnapenda {first} na {second}.' satisfies Unreviewed,
  },
});
