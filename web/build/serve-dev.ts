import type { RequestListener, Server } from 'node:http';
import { join } from 'node:path';
import { createServer } from 'vite';

/** The web app from its sources. A change shows in the browser at once. */
export interface DevWeb {
  readonly handle: RequestListener;
  close(): Promise<void>;
}

/**
 * Serves the web app on a server of the caller.
 * @param apiServer the address that gets the requests for the API and for photos
 */
export async function serveDev(server: Server, apiServer: string): Promise<DevWeb> {
  const vite = await createServer({
    configFile: join(import.meta.dirname, '../vite.config.ts'),
    logLevel: 'warn',
    clearScreen: false,
    server: { middlewareMode: true, ws: { server }, proxy: { '/api': apiServer, '/media': apiServer } },
  });
  return { handle: vite.middlewares, close: () => vite.close() };
}
