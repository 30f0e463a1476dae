import type { EndpointName } from '@mwanzo/contract/endpoints';

/** The events that a rule may cause. One text has all events of one request. Any others are a fault. */
export const tells: Readonly<Record<string, readonly string[]>> = {
  like: [
    'me: match, me: notification of match, them: match, them: notification of match',
    'me: swiped, them: notification of like',
    'me: swiped',
  ],
  pass: ['me: swiped'],
  rewind: ['me: rewound'],
  'open match': ['me: notifications_read'],
  'tell match': ['me: notifications_read'],
  'end match': ['me: match_ended, them: match_ended'],
  block: ['me: match_ended, them: match_ended'],
  'report, block': ['me: match_ended, them: match_ended'],
  write: ['me: message, them: message', 'me: message, them: message, them: notification of message'],
  reply: ['me: message, them: message', 'me: message, them: message, them: notification of message'],
  type: ['them: typing'],
  receive: ['them: message_delivered'],
  'mark read': ['me: message_read, me: notifications_read, them: message_read', 'me: message_read, them: message_read'],
  react: ['me: message_changed, them: message_changed'],
  'delete mine': ['me: message_changed, them: message_changed'],
  'uncover photo': ['me: message_changed, them: message_changed'],
  'decline photo': ['me: message_changed, them: message_changed'],
  agree: ['me: talk, them: talk', 'me: talk, them: notification of message, them: talk'],
  refuse: ['me: talk'],
  call: ['me: call, them: call'],
  answer: ['me: call, them: call'],
  signal: ['them: call_signal'],
  'hang up': ['me: call, them: call', 'me: call'],
};

/** The outcomes of the rules when members do it to themselves. The others are `no`. */
export const ofOneself: Readonly<Record<string, string>> = {
  see: 'yes',
  'see photo': 'yes',
  comments: '-',
  copies: '0',
  news: '-',
  like: 'own_profile',
  pass: 'own_profile',
  keep: 'already_verified',
  receive: 'same',
  'drop kept': 'same',
  'tell match': 'same',
  'end match': 'invalid_input',
  block: 'invalid_input',
  unblock: 'same',
  report: 'invalid_input',
  'report, block': 'invalid_input',
};

/** The requests of members that are no rule between two. */
const aboutOneself = [
  'revokeSessions',
  'listSessions',
  'endSession',
  'changePassword',
  'getEmail',
  'changeEmail',
  'sendConfirmation',
  'getSecondFactor',
  'beginSecondFactor',
  'confirmSecondFactor',
  'renewRecoveryCodes',
  'endSecondFactor',
  'getOwnProfile',
  'putOwnProfile',
  'patchOwnProfile',
  'listPrompts',
  'getPreferences',
  'putPreferences',
  'getSettings',
  'changeSettings',
  'exportAccount',
  'deleteAccount',
  'listConsents',
  'withdrawConsent',
  'getPushKey',
  'subscribeToPush',
  'unsubscribeFromPush',
  'addPhoto',
  'deletePhoto',
  'orderPhotos',
  'givePose',
  'submitVerification',
  'getVerification',
  'markLikersSeen',
  'markNotificationRead',
  'markAllNotificationsRead',
  'getChatMedia',
  'readPastConversation',
  'removePastConversation',
  'listDatePlans',
  'sayFine',
  'takeBackFine',
  'changeCheckIn',
  'cancelDatePlan',
  'streamEvents',
  'listDecisions',
  'getPremium',
  'startTrial',
  'createOrder',
  'getOrder',
  'listOrders',
  'forgetPhone',
] as const satisfies readonly EndpointName[];

/** They count people, and list none (`count-people.test.ts`). */
const ofCrowds = ['countPreferences', 'countDeck', 'listWiderSteps'] as const satisfies readonly EndpointName[];

/** They have the conditions of photos in the chat (`media-access.test.ts`, `voice-notes.test.ts`). */
const ofVoiceNotes = ['addVoiceNote', 'getVoiceFile', 'getVoiceFileAsAac'] as const satisfies readonly EndpointName[];

/** The requests of members that have no rule in the tables. */
export const withoutRule: readonly EndpointName[] = [...aboutOneself, ...ofCrowds, ...ofVoiceNotes];
