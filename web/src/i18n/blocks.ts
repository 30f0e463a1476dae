import { defineMessages } from './define-messages.ts';

/** The actions on a person, wherever the person is shown. */
export const personActions = defineMessages({
  menu: { en: 'More actions', sw: 'Hatua zaidi' },
  report: { en: 'Report', sw: 'Ripoti' },
  block: { en: 'Block', sw: 'Zuia' },
  unmatch: { en: 'Unmatch', sw: 'Achana naye' },
});

/** The questions before somebody is blocked or unmatched. */
export const endContactTexts = defineMessages({
  blockTitle: { en: 'Block {name}?', sw: 'Umzuie {name}?' },
  disappear: { en: 'You disappear from each other', sw: 'Hamtaonana tena' },
  disappearText: {
    en: 'In Discover, in Matches and everywhere else. {name} is not told.',
    sw: 'Kwenye Gundua, kwa mliochaguana na kwingine kote. {name} haambiwi.',
  },
  undo: { en: 'You can take it back', sw: 'Unaweza kuliondoa' },
  undoText: {
    en: 'In Settings, Blocked people. A match does not come back by itself.',
    sw: 'Kwenye Mipangilio, Waliozuiwa. Kuchaguana hakurudi kwenyewe.',
  },
  keep: { en: 'Not now', sw: 'Si sasa' },
  blockNow: { en: 'Block', sw: 'Mzuie' },
  blocking: { en: 'Blocking...', sw: 'Inazuia...' },
  unmatchTitle: { en: 'Unmatch {name}?', sw: 'Uachane na {name}?' },
  forGood: { en: 'The match ends for good', sw: 'Kuchaguana kunaisha kabisa' },
  forGoodText: {
    en: 'You are not shown to each other again. {name} is not told.',
    sw: 'Hamtaonyeshwa tena mmoja kwa mwingine. {name} haambiwi.',
  },
  chatGoes: { en: 'The chat leaves your list', sw: 'Mazungumzo yanaondoka kwako' },
  chatGoesText: {
    en: 'Did something happen? Report it first, with the messages.',
    sw: 'Kuna jambo lilitokea? Ripoti kwanza, pamoja na ujumbe.',
  },
  unmatchNow: { en: 'Unmatch', sw: 'Achana naye' },
  ending: { en: 'Ending...', sw: 'Inamaliza...' },
  ended: { en: 'The match has ended', sw: 'Kuchaguana kumeisha' },
  notReached: {
    en: 'We could not reach Mwanzo, so {name} may still see you. Try again.',
    sw: 'Hatukuweza kufikia Mwanzo, kwa hiyo {name} huenda bado anakuona. Jaribu tena.',
  },
  failed: {
    en: 'That did not work, so {name} may still see you. Please try again.',
    sw: 'Haikufaulu, kwa hiyo {name} huenda bado anakuona. Tafadhali jaribu tena.',
  },
  tryAgain: { en: 'Try again', sw: 'Jaribu tena' },
});

/** The texts after somebody was blocked. */
export const blocked = defineMessages({
  title: { en: '{name} is blocked', sw: '{name} amezuiwa' },
  reportToo: { en: 'and your report is with us', sw: 'na ripoti yako tumeipokea' },
  chatGone: { en: 'The chat is gone from your list', sw: 'Mazungumzo yameondoka kwako' },
  chatGoneReport: { en: 'Reviewers read only what you reported.', sw: 'Wakaguzi wanasoma ulichoripoti tu.' },
  chatGoneText: { en: '{name} cannot read what you wrote any more.', sw: '{name} hawezi tena kusoma ulichoandika.' },
  isRead: { en: 'A person reads your report', sw: 'Mtu anasoma ripoti yako' },
  isReadText: { en: 'We tell you how it ended.', sw: 'Tutakuambia ilivyoisha.' },
  done: { en: 'Done', sw: 'Sawa' },
  changedMind: { en: 'Changed your mind?', sw: 'Umebadilisha nia?' },
  toList: { en: 'Settings, Blocked people', sw: 'Mipangilio, Waliozuiwa' },
});

/** Texts of the page with everybody whom the member has blocked. */
export const blockedPeople = defineMessages({
  title: { en: 'Blocked people', sw: 'Waliozuiwa' },
  none: { en: 'Nobody is blocked', sw: 'Hakuna aliyezuiwa' },
  noneText: {
    en: 'Whoever troubles you can be blocked from their profile or from the chat.',
    sw: 'Anayekusumbua anaweza kuzuiwa kwenye wasifu wake au kwenye mazungumzo.',
  },
  since: { en: 'Blocked on {date}', sw: 'Amezuiwa tarehe {date}' },
  unblock: { en: 'Unblock', sw: 'Ondoa kizuizi' },
  unblockName: { en: 'Unblock {name}', sw: 'Mwondolee {name} kizuizi' },
  question: { en: 'Unblock {name}?', sw: 'Umwondolee {name} kizuizi?' },
  questionText: {
    en: 'You may be shown to each other again, as strangers. The match does not come back by itself.',
    sw: 'Mnaweza kuonyeshwa tena mmoja kwa mwingine, kama wageni. Kuchaguana hakurudi kwenyewe.',
  },
  unblocking: { en: 'Unblocking...', sw: 'Inaondoa...' },
  unblocked: { en: '{name} is unblocked', sw: '{name} ameondolewa kizuizi' },
  failed: {
    en: '{name} is still blocked: we could not reach Mwanzo. Try again.',
    sw: '{name} bado amezuiwa: hatukuweza kufikia Mwanzo. Jaribu tena.',
  },
});
