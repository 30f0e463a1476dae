import { defineMessages, type Unreviewed } from './define-messages.ts';

/** Texts about conversations that the partner has left. */
export const pastConversations = defineMessages({
  section: { en: 'Ended', sw: 'Yaliyoisha' satisfies Unreviewed },
  deletedMember: { en: 'Deleted member', sw: 'Mwanachama aliyefutwa' satisfies Unreviewed },
  gone: { en: 'This member is no longer here.', sw: 'Mwanachama huyu hayupo tena.' satisfies Unreviewed },
  earlier: { en: 'Show earlier messages', sw: 'Onyesha ujumbe wa awali' satisfies Unreviewed },
  earlierFailed: {
    en: 'Earlier messages did not arrive. Try again.',
    sw: 'Ujumbe wa awali haukufika. Jaribu tena.' satisfies Unreviewed,
  },
  remove: { en: 'Remove conversation', sw: 'Ondoa mazungumzo' satisfies Unreviewed },
  question: { en: 'Remove this conversation?', sw: 'Uondoe mazungumzo haya?' satisfies Unreviewed },
  questionText: {
    en: 'Your messages in it are deleted, on all your devices. This cannot be taken back.',
    sw: 'Ujumbe wako ndani yake utafutwa, kwenye vifaa vyako vyote. Hili haliwezi kurudishwa.' satisfies Unreviewed,
  },
  keep: { en: 'Keep it', sw: 'Yabaki' satisfies Unreviewed },
  removeNow: { en: 'Remove', sw: 'Ondoa' satisfies Unreviewed },
  removing: { en: 'Removing...', sw: 'Inaondoa...' satisfies Unreviewed },
  removed: { en: 'The conversation is removed', sw: 'Mazungumzo yameondolewa' satisfies Unreviewed },
  failed: {
    en: 'It is still there. Please try again.',
    sw: 'Bado yapo. Tafadhali jaribu tena.' satisfies Unreviewed,
  },
});
