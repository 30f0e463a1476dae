import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { createHttpServer } from '../server/src/http/create-http-server.ts';
import { serveWeb } from '../server/src/http/serve-web.ts';
import { testConfig } from '../server/src/testing/test-config.ts';
import { serverAddress } from './server-calls.ts';

const root = path.resolve(import.meta.dirname, '..');
const cache = path.join(root, '.cache');

/**
 * Builds the app with another title on each page, beside the sources, where the build finds its libraries.
 * @returns its folder
 */
export async function buildNextRelease(): Promise<string> {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'next-release-'));
  // Vite would take the test runner's own NODE_ENV for a wish to develop.
  await promisify(execFile)(process.execPath, [path.join(root, 'web/build/build-next-release.ts'), folder], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return folder;
}

/** The server under an address of its own, where its web app can be replaced, as by a deployment. */
export interface Releases {
  readonly address: string;
  /** From then on the web app is the one in this folder, and no file of the former one is there. */
  deploy: (folder: string) => Promise<void>;
  close: () => Promise<void>;
}

export async function openReleases(): Promise<Releases> {
  let answerPages = passOn;
  const front = createServer((incoming, answer) =>
    (/^\/(api|media)\//.test(incoming.url ?? '') ? passOn : answerPages)(incoming, answer),
  );
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
    deploy: async (folder) => {
      const app = await createHttpServer(testConfig(folder));
      await serveWeb(app, folder);
      await app.ready();
      answerPages = app.routing;
    },
    close: async () => {
      front.closeAllConnections();
      await new Promise((resolve) => front.close(resolve));
    },
  };
}

function passOn(incoming: IncomingMessage, answer: ServerResponse): void {
  const { method, headers, url = '/' } = incoming;
  const call = request(new URL(url, serverAddress()), { method, headers }, (reply) => {
    answer.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(answer);
  });
  call.on('error', () => answer.destroy());
  incoming.pipe(call);
}
