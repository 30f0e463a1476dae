import { accountEndpoints } from './accounts.ts';
import { deckEndpoints } from './deck.ts';
import type { Endpoint } from './endpoint.ts';
import { eventEndpoints } from './events.ts';
import { healthEndpoints } from './health.ts';
import { mailEndpoints } from './mails.ts';
import { matchEndpoints } from './matches.ts';
import { messageEndpoints } from './messages.ts';
import { moderationEndpoints } from './moderation.ts';
import { notificationEndpoints } from './notifications.ts';
import { photoEndpoints } from './photos.ts';
import { preferenceEndpoints } from './preferences.ts';
import { profileEndpoints } from './profiles.ts';
import { promptEndpoints } from './prompts.ts';
import { pushEndpoints } from './push.ts';
import { settingsEndpoints } from './settings.ts';
import { swipeEndpoints } from './swipes.ts';
import { verificationEndpoints } from './verifications.ts';

/** All endpoints. The server serves these and nothing else below /api, /media and /health. */
export const endpoints = {
  ...accountEndpoints,
  ...profileEndpoints,
  ...promptEndpoints,
  ...preferenceEndpoints,
  ...settingsEndpoints,
  ...pushEndpoints,
  ...mailEndpoints,
  ...photoEndpoints,
  ...verificationEndpoints,
  ...deckEndpoints,
  ...swipeEndpoints,
  ...matchEndpoints,
  ...notificationEndpoints,
  ...messageEndpoints,
  ...eventEndpoints,
  ...moderationEndpoints,
  ...healthEndpoints,
} as const satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
