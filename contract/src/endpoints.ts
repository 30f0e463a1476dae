import { accountEndpoints } from './accounts.ts';
import { auditEndpoints } from './audit.ts';
import { blockEndpoints } from './blocks.ts';
import { callEndpoints } from './calls.ts';
import { consentEndpoints } from './consents.ts';
import { datePlanEndpoints } from './date-plans.ts';
import { deckEndpoints } from './deck.ts';
import { documentLookEndpoints } from './document-looks.ts';
import type { Endpoint } from './endpoint.ts';
import { eventEndpoints } from './events.ts';
import { healthEndpoints } from './health.ts';
import { likeEndpoints } from './likes.ts';
import { keepEndpoints } from './keeps.ts';
import { mailEndpoints } from './mails.ts';
import { matchEndpoints } from './matches.ts';
import { chatMediaEndpoints } from './chat-media.ts';
import { messageEndpoints } from './messages.ts';
import { moderationEndpoints } from './moderation.ts';
import { notificationEndpoints } from './notifications.ts';
import { decisionEndpoints } from './decisions.ts';
import { overviewEndpoints } from './overview.ts';
import { personalDataEndpoints } from './personal-data.ts';
import { paymentEndpoints } from './payments.ts';
import { pastConversationEndpoints } from './past-conversations.ts';
import { photoEndpoints } from './photos.ts';
import { photoReviewEndpoints } from './photo-reviews.ts';
import { preferenceEndpoints } from './preferences.ts';
import { profileEndpoints } from './profiles.ts';
import { premiumEndpoints } from './premium.ts';
import { promptEndpoints } from './prompts.ts';
import { pushEndpoints } from './push.ts';
import { recoveryEndpoints } from './recovery.ts';
import { secondFactorEndpoints } from './second-factors.ts';
import { reportReviewEndpoints } from './report-reviews.ts';
import { reportEndpoints } from './reports.ts';
import { sessionEndpoints } from './sessions.ts';
import { settingsEndpoints } from './settings.ts';
import { swipeEndpoints } from './swipes.ts';
import { verificationEndpoints } from './verifications.ts';

/** All endpoints. The server serves these and nothing else below /api, /media and /health. */
export const endpoints = {
  ...accountEndpoints,
  ...sessionEndpoints,
  ...recoveryEndpoints,
  ...secondFactorEndpoints,
  ...profileEndpoints,
  ...promptEndpoints,
  ...preferenceEndpoints,
  ...settingsEndpoints,
  ...personalDataEndpoints,
  ...consentEndpoints,
  ...pushEndpoints,
  ...mailEndpoints,
  ...photoEndpoints,
  ...verificationEndpoints,
  ...deckEndpoints,
  ...swipeEndpoints,
  ...keepEndpoints,
  ...likeEndpoints,
  ...matchEndpoints,
  ...blockEndpoints,
  ...notificationEndpoints,
  ...messageEndpoints,
  ...chatMediaEndpoints,
  ...pastConversationEndpoints,
  ...callEndpoints,
  ...datePlanEndpoints,
  ...eventEndpoints,
  ...reportEndpoints,
  ...moderationEndpoints,
  ...documentLookEndpoints,
  ...auditEndpoints,
  ...overviewEndpoints,
  ...decisionEndpoints,
  ...reportReviewEndpoints,
  ...photoReviewEndpoints,
  ...premiumEndpoints,
  ...paymentEndpoints,
  ...healthEndpoints,
} as const satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
