import { defineMessages } from './define-messages.ts';

/** Texts about conversations that the partner has left. */
export const pastConversations = defineMessages({
  section: { en: 'Ended', sw: 'Yaliyoisha' },
  deletedMember: { en: 'Deleted member', sw: 'Mwanachama aliyefutwa' },
  gone: { en: 'This member is no longer here.', sw: 'Mwanachama huyu hayupo tena.' },
  earlier: { en: 'Show earlier messages', sw: 'Onyesha ujumbe wa awali' },
  earlierFailed: { en: 'Earlier messages did not arrive. Try again.', sw: 'Ujumbe wa awali haukufika. Jaribu tena.' },
  remove: { en: 'Remove conversation', sw: 'Ondoa mazungumzo' },
  question: { en: 'Remove this conversation?', sw: 'Uondoe mazungumzo haya?' },
  questionText: {
    en: 'Your messages in it are deleted, on all your devices. This cannot be taken back.',
    sw: 'Ujumbe wako ndani yake utafutwa, kwenye vifaa vyako vyote. Hili haliwezi kurudishwa.',
  },
  keep: { en: 'Keep it', sw: 'Yabaki' },
  removeNow: { en: 'Remove', sw: 'Ondoa' },
  removing: { en: 'Removing...', sw: 'Inaondoa...' },
  removed: { en: 'The conversation is removed', sw: 'Mazungumzo yameondolewa' },
  failed: { en: 'It is still there. Please try again.', sw: 'Bado yapo. Tafadhali jaribu tena.' },
});
