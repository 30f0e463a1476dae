import { defineMessages, type Unreviewed } from './define-messages.ts';

/** The actions on a person, wherever the person is shown. */
export const personActions = defineMessages({
  menu: { en: 'More actions', sw: 'Hatua zaidi' satisfies Unreviewed },
  report: { en: 'Report', sw: 'Ripoti' satisfies Unreviewed },
  block: { en: 'Block', sw: 'Zuia' satisfies Unreviewed },
  unmatch: { en: 'Unmatch', sw: 'Achana naye' satisfies Unreviewed },
});

/** The questions before somebody is blocked or unmatched. */
export const endContactTexts = defineMessages({
  blockTitle: { en: 'Block {name}?', sw: 'Umzuie {name}?' satisfies Unreviewed },
  disappear: { en: 'You disappear from each other', sw: 'Hamtaonana tena' satisfies Unreviewed },
  disappearText: {
    en: 'In Discover, in Matches and everywhere else. {name} is not told.',
    sw: 'Kwenye Gundua, kwa mliochaguana na kwingine kote. {name} haambiwi.' satisfies Unreviewed,
  },
  undo: { en: 'You can take it back', sw: 'Unaweza kuliondoa' satisfies Unreviewed },
  undoText: {
    en: 'In Settings, Blocked people. A match does not come back by itself.',
    sw: 'Kwenye Mipangilio, Waliozuiwa. Kuchaguana hakurudi kwenyewe.' satisfies Unreviewed,
  },
  keep: { en: 'Not now', sw: 'Si sasa' satisfies Unreviewed },
  blockNow: { en: 'Block', sw: 'Mzuie' satisfies Unreviewed },
  blocking: { en: 'Blocking...', sw: 'Inazuia...' satisfies Unreviewed },
  unmatchTitle: { en: 'Unmatch {name}?', sw: 'Uachane na {name}?' satisfies Unreviewed },
  forGood: { en: 'The match ends for good', sw: 'Kuchaguana kunaisha kabisa' satisfies Unreviewed },
  forGoodText: {
    en: 'You are not shown to each other again. {name} is not told.',
    sw: 'Hamtaonyeshwa tena mmoja kwa mwingine. {name} haambiwi.' satisfies Unreviewed,
  },
  chatGoes: { en: 'The chat leaves your list', sw: 'Mazungumzo yanaondoka kwako' satisfies Unreviewed },
  chatGoesText: {
    en: 'Did something happen? Report it first, with the messages.',
    sw: 'Kuna jambo lilitokea? Ripoti kwanza, pamoja na ujumbe.' satisfies Unreviewed,
  },
  unmatchNow: { en: 'Unmatch', sw: 'Achana naye' satisfies Unreviewed },
  ending: { en: 'Ending...', sw: 'Inamaliza...' satisfies Unreviewed },
  ended: { en: 'The match has ended', sw: 'Kuchaguana kumeisha' satisfies Unreviewed },
  notReached: {
    en: 'We could not reach Mwanzo, so {name} may still see you. Try again.',
    sw: 'Hatukuweza kufikia Mwanzo, kwa hiyo {name} huenda bado anakuona. Jaribu tena.' satisfies Unreviewed,
  },
  failed: {
    en: 'That did not work, so {name} may still see you. Please try again.',
    sw: 'Haikufaulu, kwa hiyo {name} huenda bado anakuona. Tafadhali jaribu tena.' satisfies Unreviewed,
  },
  tryAgain: { en: 'Try again', sw: 'Jaribu tena' satisfies Unreviewed },
});

/** The texts after somebody was blocked. */
export const blocked = defineMessages({
  title: { en: '{name} is blocked', sw: '{name} amezuiwa' satisfies Unreviewed },
  reportToo: { en: 'and your report is with us', sw: 'na ripoti yako tumeipokea' satisfies Unreviewed },
  chatGone: { en: 'The chat is gone from your list', sw: 'Mazungumzo yameondoka kwako' satisfies Unreviewed },
  chatGoneReport: {
    en: 'Reviewers read only what you reported.',
    sw: 'Wakaguzi wanasoma ulichoripoti tu.' satisfies Unreviewed,
  },
  chatGoneText: {
    en: '{name} cannot read what you wrote any more.',
    sw: '{name} hawezi tena kusoma ulichoandika.' satisfies Unreviewed,
  },
  isRead: { en: 'A person reads your report', sw: 'Mtu anasoma ripoti yako' satisfies Unreviewed },
  isReadText: { en: 'We tell you how it ended.', sw: 'Tutakuambia ilivyoisha.' satisfies Unreviewed },
  done: { en: 'Done', sw: 'Sawa' satisfies Unreviewed },
  changedMind: { en: 'Changed your mind?', sw: 'Umebadilisha nia?' satisfies Unreviewed },
  toList: { en: 'Settings, Blocked people', sw: 'Mipangilio, Waliozuiwa' satisfies Unreviewed },
});

/** Texts of the page with everybody whom the member has blocked. */
export const blockedPeople = defineMessages({
  title: { en: 'Blocked people', sw: 'Waliozuiwa' satisfies Unreviewed },
  none: { en: 'Nobody is blocked', sw: 'Hakuna aliyezuiwa' satisfies Unreviewed },
  noneText: {
    en: 'Whoever troubles you can be blocked from their profile or from the chat.',
    sw: 'Anayekusumbua anaweza kuzuiwa kwenye wasifu wake au kwenye mazungumzo.' satisfies Unreviewed,
  },
  since: { en: 'Blocked on {date}', sw: 'Amezuiwa tarehe {date}' satisfies Unreviewed },
  unblock: { en: 'Unblock', sw: 'Ondoa kizuizi' satisfies Unreviewed },
  unblockName: { en: 'Unblock {name}', sw: 'Mwondolee {name} kizuizi' satisfies Unreviewed },
  question: { en: 'Unblock {name}?', sw: 'Umwondolee {name} kizuizi?' satisfies Unreviewed },
  questionText: {
    en: 'You may be shown to each other again, as strangers. The match does not come back by itself.',
    sw: 'Mnaweza kuonyeshwa tena mmoja kwa mwingine, kama wageni. Kuchaguana hakurudi kwenyewe.' satisfies Unreviewed,
  },
  unblocking: { en: 'Unblocking...', sw: 'Inaondoa...' satisfies Unreviewed },
  unblocked: { en: '{name} is unblocked', sw: '{name} ameondolewa kizuizi' satisfies Unreviewed },
  failed: {
    en: '{name} is still blocked: we could not reach Mwanzo. Try again.',
    sw: '{name} bado amezuiwa: hatukuweza kufikia Mwanzo. Jaribu tena.' satisfies Unreviewed,
  },
});
