import path from 'node:path';
import { endpoints } from '@mwanzo/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config/config.ts';
import type { Database } from './database/connect.ts';
import { accountRoutes } from './features/accounts/accounts.routes.ts';
import { createSessionsRepository } from './features/accounts/sessions.repository.ts';
import { deckRoutes } from './features/deck/deck.routes.ts';
import { eventRoutes } from './features/events/events.routes.ts';
import { createOpenStreams, type OpenStreams } from './features/events/open-streams.ts';
import { healthRoutes } from './features/health/health.routes.ts';
import { mailRoutes } from './features/mails/mails.routes.ts';
import { matchRoutes } from './features/matches/matches.routes.ts';
import { messageRoutes } from './features/messages/messages.routes.ts';
import { moderationRoutes } from './features/moderation/moderation.routes.ts';
import { notificationRoutes } from './features/notifications/notifications.routes.ts';
import { photoRoutes } from './features/photos/photos.routes.ts';
import { createPresenceWatch } from './features/presence/index.ts';
import { profileRoutes } from './features/profiles/profiles.routes.ts';
import { promptRoutes } from './features/prompts/prompts.routes.ts';
import { pushRoutes } from './features/push/push.routes.ts';
import { settingsRoutes } from './features/settings/settings.routes.ts';
import { swipeRoutes } from './features/swipes/swipes.routes.ts';
import { verificationRoutes } from './features/verifications/verifications.routes.ts';
import type { Clock } from './gateways/clock.ts';
import type { EventBus } from './gateways/event-bus/event-bus.ts';
import type { ImageProcessor } from './gateways/images/image-processor.ts';
import type { RateCounts } from './gateways/rate-counts.ts';
import { createMailQueue, type MailQueue } from './gateways/mail/mail-queue.ts';
import type { Mailer } from './gateways/mail/mailer.ts';
import type { PasswordHasher } from './gateways/passwords/password-hasher.ts';
import type { PhotoStorage } from './gateways/photo-storage/photo-storage.ts';
import { createPhotoPaths } from './gateways/photo-storage/signed-photo-path.ts';
import type { Pusher } from './gateways/push/pusher.ts';
import type { DocumentVault } from './gateways/vault/document-vault.ts';
import { createAccessTokens, type AccessTokens } from './http/access-tokens.ts';
import { createHttpServer } from './http/create-http-server.ts';
import { createEndedSessions, type EndedSessions } from './http/ended-sessions.ts';
import { installNotFoundHandler } from './http/errors/error-handler.ts';
import type { Handlers } from './http/handler.ts';
import { describeOpenApi } from './http/endpoints/open-api.ts';
import { serveEndpoints } from './http/endpoints/serve-endpoints.ts';
import { serveWeb } from './http/pages/serve-web.ts';

/**
 * Everything that the app needs from outside. `open-dependencies.ts` makes the real ones, `testing/build-test-app.ts`
 * those of tests.
 */
export interface AppDependencies {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly events: EventBus;
  /** Null when rate limits count within this process. */
  readonly rateCounts: RateCounts | null;
  readonly images: ImageProcessor;
  /** Null when no mail is sent. */
  readonly mailer: Mailer | null;
  /** Null when no push is sent. */
  readonly pusher: Pusher | null;
  readonly passwords: PasswordHasher;
  readonly photoStorage: PhotoStorage;
  readonly vault: DocumentVault;
  /** True from the moment the process is asked to stop. */
  readonly isDraining: () => boolean;
  /** The folder of the built web app, or null to serve the API alone. */
  readonly webFolder: string | null;
}

/** Wires the HTTP server, the features and the web pages together. Its dependencies are made elsewhere; see above. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { config, clock, webFolder } = dependencies;
  const app = await createHttpServer(config);
  const endedSessions = createEndedSessions({
    ...dependencies,
    listEnded: (since) => createSessionsRepository(dependencies.database).listEndedSessions(since),
    onFailure: (error) => app.log.error({ err: error }, 'could not read which sessions have ended'),
  });
  const tokens = createAccessTokens(config.secretKey, clock, endedSessions);
  const presence = createPresenceWatch({
    ...dependencies,
    onFailure: (error) => app.log.error({ err: error }, 'could not write who is here'),
  });
  const streams = createOpenStreams({ ...dependencies, endedSessions, onPresence: presence.note });
  await keepTime(app, endedSessions, streams);
  dependencies.events.onProblem(({ problem, error }) => app.log.warn({ err: error }, problem));
  const mailQueue = createMailQueue({ onFailure: (error) => app.log.error({ err: error }, 'could not send a mail') });
  app.addHook('onClose', async () => {
    await presence.close();
    await mailQueue.close();
    dependencies.mailer?.close();
    dependencies.pusher?.close();
  });
  serveEndpoints(app, endpoints, wireHandlers(dependencies, { tokens, streams, mailQueue }), {
    tokens,
    uploadsFolder: uploadsFolder(config),
    rateLimits: { relaxation: config.rateLimitRelaxation, shared: dependencies.rateCounts },
  });
  if (!config.production) {
    const description = describeOpenApi(endpoints);
    app.get('/openapi.json', () => description);
  }
  if (webFolder === null) installNotFoundHandler(app, null);
  else await serveWeb(app, webFolder, visitorsOrigin(config));
  return app;
}

/** How often streams and ended sessions are looked after, in ms. Within a second an ended session has no stream. */
const tickMs = 500;

async function keepTime(app: FastifyInstance, endedSessions: EndedSessions, streams: OpenStreams): Promise<void> {
  await endedSessions.catchUp();
  const tick = () =>
    endedSessions
      .catchUp()
      .then(streams.tick)
      .catch((error: unknown) => app.log.error({ err: error }, 'could not look after the streams'));
  const timer = setInterval(() => void tick(), tickMs).unref();
  // Before the server waits for the requests under way: a stream would never be done.
  app.addHook('preClose', async () => {
    clearInterval(timer);
    streams.drain();
  });
}

/** Without PUBLIC_URL, link previews work on this machine only. The path and the query of a URL do not count. */
function visitorsOrigin({ publicUrl, port }: Config): string {
  return publicUrl === null ? `http://localhost:${port}` : new URL(publicUrl).origin;
}

/**
 * The folder for uploaded files while their request is handled. A shared temporary folder may be small and open to
 * others.
 */
export function uploadsFolder({ dataDir }: Config): string {
  return path.join(dataDir, 'uploads');
}

function wireHandlers(
  dependencies: AppDependencies,
  { tokens, streams, mailQueue }: { tokens: AccessTokens; streams: OpenStreams; mailQueue: MailQueue },
): Handlers<typeof endpoints> {
  const { config, clock } = dependencies;
  const photoPaths = createPhotoPaths(config.secretKey, clock);
  const shared = { ...dependencies, tokens, photoPaths, signPhoto: photoPaths.sign };
  return {
    ...accountRoutes({ ...shared, mailQueue, siteUrl: siteUrlOf(config), secretKey: config.secretKey }),
    ...profileRoutes(shared),
    ...promptRoutes(),
    ...settingsRoutes(shared),
    ...pushRoutes(shared),
    ...mailRoutes({ ...shared, secretKey: config.secretKey }),
    ...photoRoutes(shared),
    ...verificationRoutes({ ...shared, autoApprove: config.verifyAutoApprove }),
    ...deckRoutes(shared),
    ...swipeRoutes({ ...shared, requirePhoto: config.requirePhoto }),
    ...matchRoutes(shared),
    ...notificationRoutes(shared),
    ...messageRoutes(shared),
    ...eventRoutes({ ...shared, streams }),
    ...moderationRoutes(shared),
    ...healthRoutes(shared),
  };
}

/** The address of the web app, for links in mails. */
export function siteUrlOf({ publicUrl, port }: Config): string {
  return publicUrl ?? `http://localhost:${port}`;
}
