import path from 'node:path';
import { endpoints } from '@mwanzo/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config/config.ts';
import type { Database } from './database/connect.ts';
import { accountRoutes } from './features/accounts/accounts.routes.ts';
import { deckRoutes } from './features/deck/deck.routes.ts';
import { healthRoutes } from './features/health/health.routes.ts';
import { matchRoutes } from './features/matches/matches.routes.ts';
import { messageRoutes } from './features/messages/messages.routes.ts';
import { moderationRoutes } from './features/moderation/moderation.routes.ts';
import { notificationRoutes } from './features/notifications/notifications.routes.ts';
import { photoRoutes } from './features/photos/photos.routes.ts';
import { profileRoutes } from './features/profiles/profiles.routes.ts';
import { swipeRoutes } from './features/swipes/swipes.routes.ts';
import { verificationRoutes } from './features/verifications/verifications.routes.ts';
import type { Clock } from './gateways/clock.ts';
import type { ImageProcessor } from './gateways/images/image-processor.ts';
import type { PasswordHasher } from './gateways/passwords/password-hasher.ts';
import type { PhotoStorage } from './gateways/photo-storage/photo-storage.ts';
import { createPhotoPaths } from './gateways/photo-storage/signed-photo-path.ts';
import type { DocumentVault } from './gateways/vault/document-vault.ts';
import { createAccessTokens } from './http/access-tokens.ts';
import { createHttpServer } from './http/create-http-server.ts';
import { installNotFoundHandler } from './http/error-handler.ts';
import type { Handlers } from './http/handler.ts';
import { describeOpenApi } from './http/open-api.ts';
import { serveEndpoints } from './http/serve-endpoints.ts';
import { serveWeb } from './http/serve-web.ts';

/** The outside world that the app runs on: real parts in `main.ts`, local ones in tests. */
export interface AppParts {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly images: ImageProcessor;
  readonly passwords: PasswordHasher;
  readonly photoStorage: PhotoStorage;
  readonly vault: DocumentVault;
  readonly isDraining: () => boolean;
  /** The folder of the built web app, or null to serve the API alone. */
  readonly webFolder: string | null;
}

/** The composition root: the one place that wires everything. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const app = await createHttpServer(parts.config);
  const tokens = createAccessTokens(parts.config.secretKey, parts.clock);
  serveEndpoints(app, endpoints, wireHandlers(parts, tokens), {
    tokens,
    uploadsFolder: uploadsFolder(parts.config),
    rateLimitRelaxation: parts.config.rateLimitRelaxation,
  });
  if (!parts.config.production) {
    const description = describeOpenApi(endpoints);
    app.get('/openapi.json', () => description);
  }
  if (parts.webFolder === null) installNotFoundHandler(app, null);
  else await serveWeb(app, parts.webFolder);
  return app;
}

/** Where the files of a request wait for its end: beside the data, since a shared folder may be small and is others' too. */
export function uploadsFolder({ dataDir }: Config): string {
  return path.join(dataDir, 'uploads');
}

function wireHandlers(parts: AppParts, tokens: ReturnType<typeof createAccessTokens>): Handlers<typeof endpoints> {
  const { config, clock } = parts;
  const photoPaths = createPhotoPaths(config.secretKey, clock);
  const shared = { ...parts, tokens, photoPaths, signPhoto: photoPaths.sign };
  return {
    ...accountRoutes({ ...shared, secretKey: config.secretKey }),
    ...profileRoutes(shared),
    ...photoRoutes(shared),
    ...verificationRoutes({ ...shared, autoApprove: config.verifyAutoApprove }),
    ...deckRoutes(shared),
    ...swipeRoutes({ ...shared, requirePhoto: config.requirePhoto }),
    ...matchRoutes(shared),
    ...notificationRoutes(shared),
    ...messageRoutes(shared),
    ...moderationRoutes(shared),
    ...healthRoutes(shared),
  };
}
