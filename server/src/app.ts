import { endpoints } from '@mwanzo/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from './app/app-dependencies.ts';
import type { Config } from './config/config.ts';
import { getRows } from './database/sql.ts';
import { accountRoutes } from './features/people/accounts/accounts.routes.ts';
import { createPasswordChecks } from './features/people/accounts/index.ts';
import { createProofs } from './features/people/accounts/proofs.ts';
import { createSignUpWaves } from './features/people/accounts/sign-up-waves.ts';
import { listEnded } from './features/people/accounts/sessions.repository.ts';
import { blockRoutes } from './features/conversations/blocks/blocks.routes.ts';
import { tellOfLiveCall } from './features/conversations/calls/index.ts';
import { callRoutes } from './features/conversations/calls/calls.routes.ts';
import { chatMediaRoutes } from './features/conversations/chat-media/chat-media.routes.ts';
import { dateRoutes } from './features/conversations/dates/dates.routes.ts';
import { deckRoutes } from './features/discovery/deck/deck.routes.ts';
import { documentLookRoutes } from './features/trust/document-looks/document-looks.routes.ts';
import { eventRoutes } from './features/notices/events/events.routes.ts';
import { createOpenStreams, type OpenStreams } from './features/notices/events/open-streams.ts';
import { healthRoutes } from './features/core/health/health.routes.ts';
import { keepRoutes } from './features/people/keeps/keeps.routes.ts';
import { likeRoutes } from './features/discovery/likes/likes.routes.ts';
import { mailRoutes } from './features/notices/mails/mails.routes.ts';
import { matchRoutes } from './features/conversations/matches/matches.routes.ts';
import { messageRoutes } from './features/conversations/messages/messages.routes.ts';
import { moderationRoutes } from './features/trust/moderation/moderation.routes.ts';
import { notificationRoutes } from './features/notices/notifications/notifications.routes.ts';
import { personalDataRoutes } from './features/personal-data/personal-data.routes.ts';
import { pastConversationRoutes } from './features/conversations/past-conversations/past-conversations.routes.ts';
import { createPromptsUnderWay, type PromptsUnderWay } from './features/billing/payments/index.ts';
import { paymentRoutes } from './features/billing/payments/payments.routes.ts';
import { photoRoutes } from './features/people/photos/photos.routes.ts';
import { premiumRoutes } from './features/core/premium/premium.routes.ts';
import { createPresenceWatch } from './features/people/presence/index.ts';
import { profileRoutes } from './features/people/profiles/profiles.routes.ts';
import { promptRoutes } from './features/people/prompts/prompts.routes.ts';
import { pushRoutes } from './features/notices/push/push.routes.ts';
import { mailConfirmation, mailNewDevice } from './features/people/recovery/index.ts';
import { recoveryRoutes } from './features/people/recovery/recovery.routes.ts';
import { emailMark, isBanned } from './features/core/bans/index.ts';
import { createRestrictions } from './features/trust/reports/index.ts';
import { reportRoutes } from './features/trust/reports/reports.routes.ts';
import { createModeratorStep, createSecondStep } from './features/people/second-factors/index.ts';
import { secondFactorRoutes } from './features/people/second-factors/second-factors.routes.ts';
import { settingsRoutes } from './features/people/settings/settings.routes.ts';
import { visitorsNotice, withholdScreenings } from './features/core/switches/index.ts';
import { switchRoutes } from './features/core/switches/switches.routes.ts';
import { swipeRoutes } from './features/discovery/swipes/swipes.routes.ts';
import { findVerificationStatus } from './features/trust/verifications/index.ts';
import { verificationRoutes } from './features/trust/verifications/verifications.routes.ts';
import { createKeyedHash } from './gateways/keyed-hash.ts';
import { createMailQueue, type MailQueue } from './gateways/mail/mail-queue.ts';
import { createAccessTokens, type AccessTokens } from './http/access-tokens.ts';
import { createHttpServer } from './http/create-http-server.ts';
import { createEndedSessions } from './http/ended-sessions.ts';
import { installNotFoundHandler } from './http/errors/error-handler.ts';
import type { Handlers } from './http/handler.ts';
import { describeOpenApi } from './http/endpoints/open-api.ts';
import { serveEndpoints } from './http/endpoints/serve-endpoints.ts';
import { serveWeb } from './http/pages/serve-web.ts';
import { announceSwitches, refuseWhatIsOff } from './app/follow-switches.ts';
import { countActs } from './app/count-acts.ts';
import { keepTime } from './app/keep-time.ts';
import { knownDeviceIdOf } from './app/known-device.ts';
import { createFailureLog, reportOutages } from './app/report-outages.ts';
import { createSigners } from './app/signers.ts';
import { traceApp } from './app/trace-app.ts';
import { uploadsFolder } from './app/uploads.ts';
import { watchApp } from './app/watch-app.ts';
import { watchDeckOrder } from './app/watch-deck-order.ts';

/**
 * Connects the HTTP server, the features and the web pages. Its dependencies are created elsewhere
 * (app-dependencies.ts).
 */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { config, clock, webFolder, outages, metrics, tracing } = dependencies;
  const app = await createHttpServer(config, outages);
  if (tracing) traceApp(app, tracing);
  reportOutages(app.log, outages, metrics);
  announceSwitches(app, dependencies.switches);
  const logFailure = createFailureLog(app.log, outages);
  const endedSessions = createEndedSessions({
    ...dependencies,
    listEnded: async (since) => (await getRows(dependencies.database, listEnded, { since })).map(({ id }) => id),
    onFailure: (error) => logFailure(error, 'could not read which sessions have ended'),
  });
  const tokens = createAccessTokens(config.secretKey, clock, endedSessions);
  const presence = createPresenceWatch({
    ...dependencies,
    onFailure: (error) => logFailure(error, 'could not write who is here'),
  });
  const streams = createOpenStreams({ ...dependencies, endedSessions, onPresence: presence.note });
  await keepTime(app, { ...dependencies, endedSessions, streams, logFailure });
  dependencies.events.onProblem(({ problem, error }) => app.log.warn({ err: error }, problem));
  dependencies.images.onProblem((error) => app.log.warn({ err: error }, 'a thread for pictures ended'));
  dependencies.screener?.onProblem((problem) => app.log.warn(problem));
  const mailQueue = createMailQueue({ onFailure: (error) => logFailure(error, 'could not send a mail') });
  const prompts = createPromptsUnderWay((error) => logFailure(error, 'could not send a prompt'));
  const onStreamOpened = (userId: number) => {
    if (!dependencies.turn) return;
    tellOfLiveCall(dependencies, userId).catch((error: unknown) => app.log.warn({ err: error }, 'could not ring'));
  };
  app.addHook('onClose', async () => {
    await prompts.idle();
    await presence.close();
    await mailQueue.close();
  });
  if (metrics) watchApp(app, { ...dependencies, metrics, streams });
  const onOrder = watchDeckOrder(app.log, dependencies);
  const wired = { ...dependencies, screener: withholdScreenings(dependencies) };
  const handlers = wireHandlers(wired, { tokens, streams, mailQueue, prompts, onStreamOpened, onOrder });
  serveEndpoints(app, endpoints, metrics ? countActs(handlers, metrics) : handlers, {
    tokens,
    requireModeratorStep: config.production ? createModeratorStep(dependencies.database) : null,
    uploadsFolder: uploadsFolder(config),
    refuseStopped: refuseWhatIsOff(dependencies.switches, metrics),
    rateLimits: {
      relaxation: config.rateLimitRelaxation,
      shared: dependencies.rateCounts,
      knownDeviceOf: (request) => knownDeviceIdOf(request, config.secretKey),
    },
  });
  if (!config.production) {
    // Described once somebody asks for it: that takes a third of the time in which an app is built.
    let description: ReturnType<typeof describeOpenApi> | undefined;
    app.get('/openapi.json', () => (description ??= describeOpenApi(endpoints)));
  }
  if (webFolder === null) installNotFoundHandler(app, null);
  else
    await serveWeb(app, webFolder, { origin: visitorsOrigin(config), contact: config.contact }, (language) =>
      visitorsNotice(dependencies.switches, language),
    );
  return app;
}

/** Without PUBLIC_URL, link previews work on this machine only. The path and the query of a URL are dropped. */
function visitorsOrigin({ publicUrl, port }: Config): string {
  return publicUrl === null ? `http://localhost:${port}` : new URL(publicUrl).origin;
}

interface Wired {
  readonly tokens: AccessTokens;
  readonly streams: OpenStreams;
  readonly mailQueue: MailQueue;
  readonly prompts: PromptsUnderWay;
  readonly onStreamOpened: (userId: number) => void;
  readonly onOrder: ReturnType<typeof watchDeckOrder>;
}

function wireHandlers(dependencies: AppDependencies, wired: Wired): Handlers<typeof endpoints> {
  const { tokens, streams, mailQueue, prompts, onStreamOpened, onOrder } = wired;
  const { config, clock } = dependencies;
  const { secretKey, rateLimitRelaxation: relaxation } = config;
  const proofs = createProofs({ ...dependencies, secretKey });
  const signUpWaves = createSignUpWaves({ ...dependencies, secretKey, relaxation, proofs });
  const passwordChecks = createPasswordChecks({ ...dependencies, secretKey, relaxation });
  const shared = { ...dependencies, ...createSigners(config, clock), tokens, passwordChecks };
  const safety = {
    restrictions: createRestrictions({ ...dependencies, secretKey: config.secretKey }),
    isEmailBanned: (email: string) =>
      isBanned(dependencies.database, { kind: 'email', marks: [emailMark(email, config.markKey)] }),
  };
  const factors = { ...shared, secretKey, vaultKey: config.vaultKey };
  return {
    ...accountRoutes({
      ...shared,
      ...safety,
      signUpWaves,
      proofs,
      mailQueue,
      siteUrl: siteUrlOf(config),
      secretKey: config.secretKey,
      requireSecondStep: createSecondStep(factors),
      secureCookies: config.production,
      mailConfirmation: (transaction, account) => mailConfirmation({ clock, secretKey }, transaction, account),
      mailNewDevice: (transaction, account, device) => mailNewDevice({ clock }, transaction, account, device),
    }),
    ...recoveryRoutes({ ...shared, ...safety, secretKey: config.secretKey }),
    ...secondFactorRoutes(factors),
    ...profileRoutes(shared),
    ...promptRoutes(),
    ...settingsRoutes(shared),
    ...personalDataRoutes({ ...shared, secretKey, mailQueue, siteUrl: siteUrlOf(config) }),
    ...pushRoutes(shared),
    ...mailRoutes({ ...shared, secretKey, linkKey: config.linkKey }),
    ...photoRoutes(shared),
    ...verificationRoutes({ ...shared, autoApprove: config.verifyAutoApprove }),
    ...deckRoutes({ ...shared, onOrder, keyedHash: createKeyedHash(config.secretKey, 'mwanzo networks of decks 1') }),
    ...swipeRoutes({ ...shared, requirePhoto: config.requirePhoto }),
    ...keepRoutes({ ...shared, findVerificationStatus }),
    ...likeRoutes(shared),
    ...matchRoutes(shared),
    ...blockRoutes(shared),
    ...reportRoutes({ ...shared, secretKey: config.secretKey, markKey: config.markKey }),
    ...notificationRoutes(shared),
    ...messageRoutes({ ...shared, hashText: createKeyedHash(config.secretKey, 'mwanzo held messages 1') }),
    ...chatMediaRoutes(shared),
    ...pastConversationRoutes(shared),
    ...callRoutes(shared),
    ...dateRoutes({ ...shared, siteUrl: siteUrlOf(config), secretKey: config.secretKey }),
    ...eventRoutes({ ...shared, streams, onOpened: onStreamOpened }),
    ...moderationRoutes({ ...shared, markKey: config.markKey }),
    ...documentLookRoutes(shared),
    ...premiumRoutes({ ...shared, verifiesWithoutDocument: config.verifyAutoApprove || config.demo }),
    ...paymentRoutes({ ...factors, phoneKey: config.phoneKey, prompts }),
    ...switchRoutes(shared),
    ...healthRoutes(shared),
  };
}

/** The address of the web app, for links in mails. */
export function siteUrlOf({ publicUrl, port }: Config): string {
  return publicUrl ?? `http://localhost:${port}`;
}
