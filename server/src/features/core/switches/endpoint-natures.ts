import { endpoints, type EndpointName, type Endpoints } from '@mwanzo/contract/endpoints';
import type { Nature } from './switch-rules.ts';

/** The endpoints that may write for a member. Those of moderators go on, as a rule below says. */
type WritingName = {
  [Name in EndpointName]: Endpoints[Name] extends { method: 'GET' } | { access: 'moderator' } ? never : Name;
}[EndpointName];

const writes: Nature = { stoppedBy: ['read-only'] };
const uploads: Nature = { stoppedBy: ['read-only', 'uploads'] };
const reads: Nature = { goesOn: 'It reads.' };
const moderates: Nature = { goesOn: 'Moderators go on working, and this is how a switch is moved back.' };
const signsIn: Nature = { goesOn: 'Without a session nobody could read.' };
const protects: Nature = { goesOn: 'It protects somebody, and must not wait.' };
const talks: Nature = { goesOn: 'A call that rings or runs takes its course.' };
const forgets: Nature = { goesOn: 'It is sent once, by a program or at a logout, and nobody would send it again.' };

/**
 * The nature of each endpoint that may write for a member, and of each reading one that writes a note for itself. A new
 * endpoint that writes does not compile until it stands here.
 */
const natures: Readonly<Record<WritingName, Nature> & Partial<Record<EndpointName, Nature>>> = {
  signIn: signsIn,
  signUp: { stoppedBy: ['read-only', 'sign-ups'] },
  refreshToken: signsIn,
  revokeSessions: protects,
  endSession: protects,
  askForReset: writes,
  resetPassword: writes,
  changePassword: writes,
  changeEmail: writes,
  confirmEmail: writes,
  undoEmail: protects,
  sendConfirmation: writes,
  beginSecondFactor: writes,
  confirmSecondFactor: writes,
  renewRecoveryCodes: writes,
  endSecondFactor: writes,
  putOwnProfile: { stoppedBy: ['read-only'], withFile: 'uploads' },
  patchOwnProfile: { stoppedBy: ['read-only'], withFile: 'uploads' },
  putPreferences: writes,
  changeSettings: writes,
  exportAccount: writes,
  deleteAccount: writes,
  withdrawConsent: protects,
  subscribeToPush: writes,
  unsubscribeFromPush: forgets,
  unsubscribe: forgets,
  addPhoto: uploads,
  deletePhoto: writes,
  orderPhotos: writes,
  givePose: writes,
  submitVerification: uploads,
  getDeck: { goesOn: 'It reads. It only keeps the order that it has shown.' },
  swipe: writes,
  rewindSwipe: writes,
  keepMember: writes,
  dropKept: writes,
  listLikers: { goesOn: 'It reads. It only notes whom it has shown.' },
  markLikersSeen: writes,
  openMatch: writes,
  tellMatches: writes,
  unmatch: protects,
  blockMember: protects,
  unblockMember: writes,
  markNotificationRead: writes,
  markAllNotificationsRead: writes,
  sendMessage: writes,
  showTyping: { goesOn: 'It writes nothing.' },
  confirmDelivery: writes,
  readConversation: writes,
  reactToMessage: writes,
  showChatPhoto: writes,
  declineChatPhoto: writes,
  deleteMessage: writes,
  addChatPhoto: uploads,
  addVoiceNote: uploads,
  removePastConversation: writes,
  setTalk: writes,
  startCall: { stoppedBy: ['read-only', 'calls'] },
  answerCall: talks,
  signalCall: talks,
  keepCallAlive: talks,
  endCall: talks,
  rateCall: writes,
  createDatePlan: writes,
  sayFine: protects,
  takeBackFine: protects,
  changeCheckIn: protects,
  cancelDatePlan: protects,
  openSharedPlan: reads,
  reportMember: protects,
  appeal: writes,
  startTrial: writes,
  // An order that was created before must be shown again, so the use case itself asks for the switch of payments.
  createOrder: writes,
  forgetPhone: writes,
  receiveCallback: { goesOn: 'M-Pesa tells of money that was paid already.' },
};

/** @returns the nature of an endpoint of the contract */
export function natureOf(name: EndpointName): Nature {
  const { method, access } = endpoints[name];
  if (access === 'moderator') return moderates;
  return natures[name] ?? (method === 'GET' ? reads : writes);
}
