import { defineMessages, type Unreviewed } from './define-messages.ts';

export const matches = defineMessages({
  title: { en: 'Your Matches', sw: 'Mliochaguana' satisfies Unreviewed },
  subtitle: { en: 'People who liked you back', sw: 'Watu waliokupenda pia' satisfies Unreviewed },
  notHere: { en: 'Your matches are safe', sw: 'Mliochaguana wapo salama' satisfies Unreviewed },
  notHereText: {
    en: 'We just could not load them on this phone.',
    sw: 'Hawajafika tu kwenye simu hii.' satisfies Unreviewed,
  },
  loading: { en: 'Loading your matches...', sw: 'Tunapakia mliochaguana...' satisfies Unreviewed },
  sayHello: { en: 'Say hello to your new match!', sw: 'Msalimie mwenzako mpya!' satisfies Unreviewed },
  search: { en: 'Search your matches', sw: 'Tafuta mliochaguana' satisfies Unreviewed },
  nobodyCalled: {
    en: 'None of your matches is called “{words}”.',
    sw: 'Hakuna mliyechaguana anayeitwa “{words}”.' satisfies Unreviewed,
  },
  isNew: { en: 'New', sw: 'Mpya' satisfies Unreviewed },
  conversations: { en: 'Conversations', sw: 'Mazungumzo' satisfies Unreviewed },
  unread: { en: '{count} unread', sw: { one: '1 haijasomwa', other: '{count} hazijasomwa' } satisfies Unreviewed },
  yourTurn: { en: 'Your turn', sw: 'Zamu yako' satisfies Unreviewed },
  typing: { en: 'typing', sw: 'anaandika' satisfies Unreviewed },
  seen: { en: 'Seen', sw: 'Imeonekana' satisfies Unreviewed },
  deleted: { en: 'Message deleted', sw: 'Ujumbe umefutwa' satisfies Unreviewed },
  mine: { en: 'You: {text}', sw: 'Wewe: {text}' satisfies Unreviewed },
  pick: { en: 'Pick a match to talk to', sw: 'Chagua mtu wa kuzungumza naye' satisfies Unreviewed },
  pickText: { en: 'Your conversation opens here.', sw: 'Mazungumzo yenu yatafunguka hapa.' satisfies Unreviewed },
  none: { en: 'No matches yet', sw: 'Bado hakuna mliochaguana' satisfies Unreviewed },
  noneText: {
    en: 'Keep swiping to find your perfect match!',
    sw: 'Endelea kutelezesha umpate anayekufaa!' satisfies Unreviewed,
  },
  discover: { en: 'Start Discovering', sw: 'Anza Kugundua' satisfies Unreviewed },
  oneDay: { en: 'It seems it never will, and then it does', sw: 'Huonekana haiwi, kisha huwa' satisfies Unreviewed },
  loadFailed: { en: 'Loading failed', sw: 'Imeshindwa kupakia' satisfies Unreviewed },
  loadFailedText: {
    en: 'Could not load matches. Please try again.',
    sw: 'Orodha ya mliochaguana haikuweza kupakiwa. Tafadhali jaribu tena.' satisfies Unreviewed,
  },
});
