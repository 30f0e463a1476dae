import { accountEndpoints } from './people/accounts.ts';
import { auditEndpoints } from './people/audit.ts';
import { blockEndpoints } from './conversations/blocks.ts';
import { callEndpoints } from './conversations/calls.ts';
import { consentEndpoints } from './core/consents.ts';
import { datePlanEndpoints } from './conversations/date-plans.ts';
import { deckEndpoints } from './discovery/deck.ts';
import { documentLookEndpoints } from './trust/document-looks.ts';
import type { Endpoint } from './endpoint.ts';
import { eventEndpoints } from './events.ts';
import { healthEndpoints } from './health.ts';
import { likeEndpoints } from './discovery/likes.ts';
import { keepEndpoints } from './people/keeps.ts';
import { mailEndpoints } from './notices/mails.ts';
import { matchEndpoints } from './conversations/matches.ts';
import { chatMediaEndpoints } from './conversations/chat-media.ts';
import { messageEndpoints } from './conversations/messages.ts';
import { moderationEndpoints } from './trust/moderation.ts';
import { notificationEndpoints } from './notices/notifications.ts';
import { decisionEndpoints } from './trust/decisions.ts';
import { overviewEndpoints } from './trust/overview.ts';
import { personalDataEndpoints } from './personal-data.ts';
import { paymentEndpoints } from './billing/payments.ts';
import { pastConversationEndpoints } from './conversations/past-conversations.ts';
import { photoEndpoints } from './people/photos.ts';
import { photoReviewEndpoints } from './trust/photo-reviews.ts';
import { preferenceEndpoints } from './people/preferences.ts';
import { profileEndpoints } from './people/profiles.ts';
import { premiumEndpoints } from './core/premium.ts';
import { promptEndpoints } from './people/prompts.ts';
import { pushEndpoints } from './notices/push.ts';
import { recoveryEndpoints } from './people/recovery.ts';
import { secondFactorEndpoints } from './people/second-factors.ts';
import { reportReviewEndpoints } from './trust/report-reviews.ts';
import { reportEndpoints } from './trust/reports.ts';
import { sessionEndpoints } from './people/sessions.ts';
import { settingsEndpoints } from './people/settings.ts';
import { swipeEndpoints } from './discovery/swipes.ts';
import { switchEndpoints } from './core/switches.ts';
import { moderatedSwitchEndpoints } from './trust/moderated-switches.ts';
import { verificationEndpoints } from './trust/verifications.ts';

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
  ...moderatedSwitchEndpoints,
  ...premiumEndpoints,
  ...paymentEndpoints,
  ...switchEndpoints,
  ...healthEndpoints,
} as const satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
