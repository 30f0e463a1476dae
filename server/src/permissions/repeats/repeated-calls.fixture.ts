import type { EndpointName } from '@mwanzo/contract/endpoints';

const logged = 'audit_head:update, moderation_audit:insert';
const claimed = `same, ${logged}, review_claims:delete, review_claims:insert`;
const mailed = 'account_links:insert, account_links:update, account_mails:insert';

/**
 * The second time of each request that writes, besides those between two members
 * (`between-two/rules-between-two.test.ts`). "same" and "other" compare the responses, and a code is a refusal.
 * Everything that changes or is told a second time is named after it.
 */
export const repeatedCalls: Partial<Record<EndpointName, string>> = {
  // Each sign-in has a session of its own. A refresh soon after another one is that of a second tab.
  signIn: 'other, account_mails:insert, account_tries:update, refresh_tokens:insert, sessions:insert',
  refreshToken: 'other, sessions:update',
  // The owner of the address is told that it was tried.
  signUp: 'signup_refused, account_tries:update, mail, users:update',
  revokeSessions: 'not_signed_in',
  endSession: 'not_signed_in',
  deleteAccount: 'not_signed_in',
  // A new link takes the place of the last one.
  askForReset: 'same, reset_requests:insert',
  sendConfirmation: `same, ${mailed}`,
  changeEmail: `same, ${mailed}, account_tries:update`,
  resetPassword: 'link_ended',
  confirmEmail: 'link_ended',
  undoEmail: 'link_ended',
  // The password is the new one already.
  changePassword: 'wrong_password, account_tries:update',
  // A new key takes the place of the last one, and each code works once.
  beginSecondFactor: 'other, account_tries:update, second_factors:update',
  confirmSecondFactor: 'second_factor_on',
  renewRecoveryCodes: 'second_step_refused, account_tries:update, second_factors:update',
  endSecondFactor: 'second_step_refused, account_tries:update',
  exportAccount: 'other, account_tries:update, exports:insert',
  // The time of the change makes decks judge the member again.
  putOwnProfile: 'same, profiles:update',
  patchOwnProfile: 'same, profiles:update',
  putPreferences: 'same, profiles:update',
  withdrawConsent: 'same',
  changeSettings: 'same',
  subscribeToPush: 'same',
  unsubscribeFromPush: 'same',
  unsubscribe: 'same',
  addPhoto: 'same',
  orderPhotos: 'same',
  deletePhoto: 'not_found',
  givePose: 'same',
  // The new pictures take the place of those that wait.
  submitVerification:
    'other, selfie_poses:update, unheld_documents:delete, unheld_documents:insert, verifications:delete, ' +
    'verifications:insert',
  markLikersSeen: 'same',
  markNotificationRead: 'same',
  // It says how many were new.
  markAllNotificationsRead: 'other',
  removePastConversation: 'same',
  sayFine: 'same',
  takeBackFine: 'same',
  changeCheckIn: 'same',
  cancelDatePlan: 'not_found',
  // Each opening counts.
  openSharedPlan: 'same, date_plans:update',
  appeal: 'same',
  // Each look at a case is logged.
  claimVerification: claimed,
  claimChange: claimed,
  claimPhotoReview: claimed,
  claimReportCase: claimed,
  claimAppeal: claimed,
  showReportPictures: `same, ${logged}`,
  decideVerification: 'already_decided',
  decideReportCase: 'already_decided',
  // A decided case waits no more.
  decideChange: 'not_found',
  decidePhotoReview: 'not_found',
  decideAppeal: 'not_found',
  answerAskedBan: 'not_found',
  takeBackDecision: 'decision_stands',
  answerAskedDocuments: 'same',
  moveSwitch: 'same',
  startTrial: 'same',
  // It says when it was read.
  createOrder: 'other',
  forgetPhone: 'same',
  receiveCallback: 'same, payment_events:insert',
};

/** The requests that change nothing in this world, or for which it lacks something, and the reason. */
export const notRepeated: Partial<Record<EndpointName, string>> = {
  askForDocuments: 'All moderators of the world have asked a moment ago.',
  addVoiceNote: 'It needs ffmpeg (`features/conversations/messages/voice-notes.test.ts`).',
};
