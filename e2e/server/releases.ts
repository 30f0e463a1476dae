import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { createHttpServer } from '../../server/src/http/create-http-server.ts';
import { serveWeb } from '../../server/src/http/pages/serve-web.ts';
import { testConfig } from '../../server/src/testing/test-config.ts';
import { serverAddress } from './api-requests.ts';

const root = path.resolve(import.meta.dirname, '../..');
const cache = path.join(root, '.cache');

/**
 * Builds the web app with a different title on every page. The folder is inside the repository, where the build finds
 * its libraries.
 * @returns the folder of the build
 */
export async function buildNextRelease(): Promise<string> {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'next-release-'));
  // With the test runner's NODE_ENV, Vite would make a development build.
  await promisify(execFile)(process.execPath, [path.join(root, 'web/build/build-next-release.ts'), folder], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return folder;
}

/** The server at another address, where a test can deploy another web app. */
export interface Releases {
  readonly address: string;
  /** Replaces the web app by the one in this folder; files of the previous one are gone. */
  deploy: (folder: string) => Promise<void>;
  close: () => Promise<void>;
}

export async function openReleases(): Promise<Releases> {
  let servePages = forward;
  const front = createServer((incoming, response) =>
    (/^\/(api|media)\//.test(incoming.url ?? '') ? forward : servePages)(incoming, response),
  );
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
    deploy: async (folder) => {
      const app = await createHttpServer(testConfig(folder));
      await serveWeb(app, folder, { origin: 'http://127.0.0.1', contact: null });
      await app.ready();
      servePages = app.routing;
    },
    close: async () => {
      front.closeAllConnections();
      await new Promise((resolve) => front.close(resolve));
    },
  };
}

/** Forwards a request to the server. */
function forward(incoming: IncomingMessage, response: ServerResponse): void {
  const { method, headers, url = '/' } = incoming;
  const outgoing = request(new URL(url, serverAddress()), { method, headers }, (reply) => {
    response.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(response);
  });
  outgoing.on('error', () => response.destroy());
  incoming.pipe(outgoing);
}
