import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';
import { expect, test, vi } from 'vitest';
import { devPages } from './dev-pages.ts';

type Handler = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

const page = 'text/html,*/*';

/** Asks the development server for an address. Returns the page it shows, or the address that it hands on. */
async function ask(url: string, { method = 'GET', accept = page, failure = undefined as unknown }) {
  let handle: Handler = () => undefined;
  const loaded: string[] = [];
  const server = {
    middlewares: { use: (handler: Handler) => (handle = handler) },
    ssrLoadModule: (name: string) => {
      loaded.push(name);
      const show = (...given: unknown[]) => JSON.stringify(given);
      const landing = {
        renderLanding: (...given: unknown[]) => show('landing', ...given),
        renderPublicPage: (...given: unknown[]) => show('page', ...given),
      };
      return failure === undefined ? Promise.resolve(landing) : Promise.reject(failure);
    },
  } as unknown as ViteDevServer;
  const { configureServer } = devPages();
  if (typeof configureServer !== 'function') throw new Error('the plugin serves nothing');
  void configureServer.call({} as never, server);
  const request = { url, method, headers: { accept } } as IncomingMessage;
  return new Promise((resolve) => {
    const headers: unknown[] = [];
    const response = {
      setHeader: (...header: unknown[]) => (headers.push(header), response),
      end: (html: string) => resolve([headers, loaded, JSON.parse(html)]),
    };
    handle(request, response as unknown as ServerResponse, (error) => resolve(error ?? request.url));
  });
}

const files = { stylesheet: '/src/landing/landing.css', preloadedFonts: [] };
const html = [['Content-Type', 'text/html; charset=utf-8']];
const sources = ['/src/landing/render-landing.tsx'];

test('in development the landing page and the other public pages are rendered from the sources', async () => {
  expect(await ask('/', {})).toEqual([html, sources, ['landing', 'en', files]]);
  expect(await ask('/?ref=a', {})).toEqual([html, sources, ['landing', 'en', files]]);
  expect(await ask('/terms', {})).toEqual([html, sources, ['page', 'terms', 'en', files]]);
  expect(await ask('/safety?x=/terms', {})).toEqual([html, sources, ['page', 'safety', 'en', files]]);
});

test.each([
  ['/discover', {}, '/app.html'],
  ['/chat/7?from=x', {}, '/app.html'],
  ['/terms/more', {}, '/app.html'],
  ['/apiary', {}, '/app.html'],
  ['/api/switches/', {}, '/api/switches/'],
  ['/media/7.webp', {}, '/media/7.webp'],
  ['/src/main.tsx', { accept: '*/*' }, '/src/main.tsx'],
  ['/', { accept: '' }, '/'],
  ['/discover', { method: 'POST' }, '/discover'],
])('%s with %j leads to %s', async (url, how, to) => {
  expect(await ask(url, how)).toBe(to);
});

test('a page that cannot be rendered is the next handler’s failure, and only development has these pages', async () => {
  const failure = new Error('a typing mistake');
  expect(await ask('/', { failure })).toBe(failure);
  const { name, apply } = devPages();
  expect([name, apply]).toEqual(['mwanzo-dev-pages', 'serve']);
});

test('the web app from the sources asks the given server for the API and for photos', async () => {
  const close = vi.fn(() => Promise.resolve());
  const createServer = vi.fn(() => Promise.resolve({ middlewares: 'handler', close }));
  vi.doMock('vite', () => ({ createServer }));
  const { serveDev } = await import('./serve-dev.ts');
  const server = {} as Parameters<typeof serveDev>[0];
  const web = await serveDev(server, 'http://localhost:3001');
  vi.doUnmock('vite');
  expect(createServer.mock.calls).toEqual([
    [
      {
        configFile: expect.stringMatching(/\/web\/vite\.config\.ts$/),
        logLevel: 'warn',
        clearScreen: false,
        server: {
          middlewareMode: true,
          ws: { server },
          proxy: { '/api': 'http://localhost:3001', '/media': 'http://localhost:3001' },
        },
      },
    ],
  ]);
  expect(web.handle).toBe('handler');
  await web.close();
  expect(close).toHaveBeenCalledOnce();
});
