import { vi } from 'vitest';
import { accountRoutes } from '../features/people/accounts/accounts.routes.ts';
import { blockRoutes } from '../features/conversations/blocks/blocks.routes.ts';
import { callRoutes } from '../features/conversations/calls/calls.routes.ts';
import { chatMediaRoutes } from '../features/conversations/chat-media/chat-media.routes.ts';
import { dateRoutes } from '../features/conversations/dates/dates.routes.ts';
import { deckRoutes } from '../features/discovery/deck/deck.routes.ts';
import { documentLookRoutes } from '../features/trust/document-looks/document-looks.routes.ts';
import { eventRoutes } from '../features/notices/events/events.routes.ts';
import { healthRoutes } from '../features/core/health/health.routes.ts';
import { keepRoutes } from '../features/people/keeps/keeps.routes.ts';
import { likeRoutes } from '../features/discovery/likes/likes.routes.ts';
import { mailRoutes } from '../features/notices/mails/mails.routes.ts';
import { matchRoutes } from '../features/conversations/matches/matches.routes.ts';
import { messageRoutes } from '../features/conversations/messages/messages.routes.ts';
import { moderationRoutes } from '../features/trust/moderation/moderation.routes.ts';
import { notificationRoutes } from '../features/notices/notifications/notifications.routes.ts';
import { personalDataRoutes } from '../features/personal-data/personal-data.routes.ts';
import { pastConversationRoutes } from '../features/conversations/past-conversations/past-conversations.routes.ts';
import { paymentRoutes } from '../features/billing/payments/payments.routes.ts';
import { photoRoutes } from '../features/people/photos/photos.routes.ts';
import { premiumRoutes } from '../features/core/premium/premium.routes.ts';
import { profileRoutes } from '../features/people/profiles/profiles.routes.ts';
import { promptRoutes } from '../features/people/prompts/prompts.routes.ts';
import { pushRoutes } from '../features/notices/push/push.routes.ts';
import { recoveryRoutes } from '../features/people/recovery/recovery.routes.ts';
import { reportRoutes } from '../features/trust/reports/reports.routes.ts';
import { secondFactorRoutes } from '../features/people/second-factors/second-factors.routes.ts';
import { settingsRoutes } from '../features/people/settings/settings.routes.ts';
import { switchRoutes } from '../features/core/switches/switches.routes.ts';
import { swipeRoutes } from '../features/discovery/swipes/swipes.routes.ts';
import { verificationRoutes } from '../features/trust/verifications/verifications.routes.ts';
import { createKeyedHash } from '../gateways/keyed-hash.ts';
import { createMailQueue } from '../gateways/mail/mail-queue.ts';
import { createAccessTokens } from '../http/access-tokens.ts';
import { createEndedSessions } from '../http/ended-sessions.ts';
import { serveEndpoints } from '../http/endpoints/serve-endpoints.ts';
import { serveWeb } from '../http/pages/serve-web.ts';
import { createProofs } from '../features/people/accounts/proofs.ts';
import { createSignUpWaves } from '../features/people/accounts/sign-up-waves.ts';
import { createOpenStreams } from '../features/notices/events/open-streams.ts';
import { createPasswordChecks } from '../features/people/accounts/index.ts';
import { tellOfLiveCall } from '../features/conversations/calls/index.ts';
import { createPromptsUnderWay } from '../features/billing/payments/index.ts';
import { createPresenceWatch } from '../features/people/presence/index.ts';
import { isBanned } from '../features/core/bans/index.ts';
import { createRestrictions } from '../features/trust/reports/index.ts';
import { createModeratorStep, createSecondStep } from '../features/people/second-factors/index.ts';
import { mailConfirmation, mailNewDevice } from '../features/people/recovery/index.ts';

vi.mock('../features/people/accounts/accounts.routes.ts', { spy: true });
vi.mock('../features/conversations/blocks/blocks.routes.ts', { spy: true });
vi.mock('../features/conversations/calls/calls.routes.ts', { spy: true });
vi.mock('../features/conversations/chat-media/chat-media.routes.ts', { spy: true });
vi.mock('../features/conversations/dates/dates.routes.ts', { spy: true });
vi.mock('../features/discovery/deck/deck.routes.ts', { spy: true });
vi.mock('../features/trust/document-looks/document-looks.routes.ts', { spy: true });
vi.mock('../features/notices/events/events.routes.ts', { spy: true });
vi.mock('../features/core/health/health.routes.ts', { spy: true });
vi.mock('../features/people/keeps/keeps.routes.ts', { spy: true });
vi.mock('../features/discovery/likes/likes.routes.ts', { spy: true });
vi.mock('../features/notices/mails/mails.routes.ts', { spy: true });
vi.mock('../features/conversations/matches/matches.routes.ts', { spy: true });
vi.mock('../features/conversations/messages/messages.routes.ts', { spy: true });
vi.mock('../features/trust/moderation/moderation.routes.ts', { spy: true });
vi.mock('../features/notices/notifications/notifications.routes.ts', { spy: true });
vi.mock('../features/personal-data/personal-data.routes.ts', { spy: true });
vi.mock('../features/conversations/past-conversations/past-conversations.routes.ts', { spy: true });
vi.mock('../features/billing/payments/payments.routes.ts', { spy: true });
vi.mock('../features/people/photos/photos.routes.ts', { spy: true });
vi.mock('../features/core/premium/premium.routes.ts', { spy: true });
vi.mock('../features/people/profiles/profiles.routes.ts', { spy: true });
vi.mock('../features/people/prompts/prompts.routes.ts', { spy: true });
vi.mock('../features/notices/push/push.routes.ts', { spy: true });
vi.mock('../features/people/recovery/recovery.routes.ts', { spy: true });
vi.mock('../features/trust/reports/reports.routes.ts', { spy: true });
vi.mock('../features/people/second-factors/second-factors.routes.ts', { spy: true });
vi.mock('../features/people/settings/settings.routes.ts', { spy: true });
vi.mock('../features/core/switches/switches.routes.ts', { spy: true });
vi.mock('../features/discovery/swipes/swipes.routes.ts', { spy: true });
vi.mock('../features/trust/verifications/verifications.routes.ts', { spy: true });
vi.mock('../gateways/keyed-hash.ts', { spy: true });
vi.mock('../gateways/mail/mail-queue.ts', { spy: true });
vi.mock('../http/access-tokens.ts', { spy: true });
vi.mock('../http/ended-sessions.ts', { spy: true });
vi.mock('../http/endpoints/serve-endpoints.ts', { spy: true });
vi.mock('../http/pages/serve-web.ts', { spy: true });
vi.mock('../features/people/accounts/proofs.ts', { spy: true });
vi.mock('../features/people/accounts/sign-up-waves.ts', { spy: true });
vi.mock('../features/notices/events/open-streams.ts', { spy: true });
vi.mock('../features/people/accounts/index.ts', { spy: true });
vi.mock('../features/conversations/calls/index.ts', { spy: true });
vi.mock('../features/billing/payments/index.ts', { spy: true });
vi.mock('../features/people/presence/index.ts', { spy: true });
vi.mock('../features/core/bans/index.ts', { spy: true });
vi.mock('../features/trust/reports/index.ts', { spy: true });
vi.mock('../features/people/second-factors/index.ts', { spy: true });
vi.mock('../features/people/recovery/index.ts', { spy: true });

/** The parts that `buildApp` connects. Each notes what it was given. */
export const wiring = {
  routes: {
    accountRoutes: vi.mocked(accountRoutes),
    blockRoutes: vi.mocked(blockRoutes),
    callRoutes: vi.mocked(callRoutes),
    chatMediaRoutes: vi.mocked(chatMediaRoutes),
    dateRoutes: vi.mocked(dateRoutes),
    deckRoutes: vi.mocked(deckRoutes),
    documentLookRoutes: vi.mocked(documentLookRoutes),
    eventRoutes: vi.mocked(eventRoutes),
    healthRoutes: vi.mocked(healthRoutes),
    keepRoutes: vi.mocked(keepRoutes),
    likeRoutes: vi.mocked(likeRoutes),
    mailRoutes: vi.mocked(mailRoutes),
    matchRoutes: vi.mocked(matchRoutes),
    messageRoutes: vi.mocked(messageRoutes),
    moderationRoutes: vi.mocked(moderationRoutes),
    notificationRoutes: vi.mocked(notificationRoutes),
    personalDataRoutes: vi.mocked(personalDataRoutes),
    pastConversationRoutes: vi.mocked(pastConversationRoutes),
    paymentRoutes: vi.mocked(paymentRoutes),
    photoRoutes: vi.mocked(photoRoutes),
    premiumRoutes: vi.mocked(premiumRoutes),
    profileRoutes: vi.mocked(profileRoutes),
    promptRoutes: vi.mocked(promptRoutes),
    pushRoutes: vi.mocked(pushRoutes),
    recoveryRoutes: vi.mocked(recoveryRoutes),
    reportRoutes: vi.mocked(reportRoutes),
    secondFactorRoutes: vi.mocked(secondFactorRoutes),
    settingsRoutes: vi.mocked(settingsRoutes),
    switchRoutes: vi.mocked(switchRoutes),
    swipeRoutes: vi.mocked(swipeRoutes),
    verificationRoutes: vi.mocked(verificationRoutes),
  },
  createKeyedHash: vi.mocked(createKeyedHash),
  createMailQueue: vi.mocked(createMailQueue),
  createAccessTokens: vi.mocked(createAccessTokens),
  createEndedSessions: vi.mocked(createEndedSessions),
  serveEndpoints: vi.mocked(serveEndpoints),
  serveWeb: vi.mocked(serveWeb),
  createProofs: vi.mocked(createProofs),
  createSignUpWaves: vi.mocked(createSignUpWaves),
  createOpenStreams: vi.mocked(createOpenStreams),
  createPasswordChecks: vi.mocked(createPasswordChecks),
  tellOfLiveCall: vi.mocked(tellOfLiveCall),
  createPromptsUnderWay: vi.mocked(createPromptsUnderWay),
  createPresenceWatch: vi.mocked(createPresenceWatch),
  isBanned: vi.mocked(isBanned),
  createRestrictions: vi.mocked(createRestrictions),
  createModeratorStep: vi.mocked(createModeratorStep),
  createSecondStep: vi.mocked(createSecondStep),
  mailConfirmation: vi.mocked(mailConfirmation),
  mailNewDevice: vi.mocked(mailNewDevice),
};
