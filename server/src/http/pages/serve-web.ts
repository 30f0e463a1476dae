import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Language } from '@mwanzo/contract/language';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { installNotFoundHandler } from '../errors/error-handler.ts';
import { fillNotice, fillPage, type Visited } from './fill-page.ts';
import { pageLanguage } from './page-language.ts';
import { publicPages } from '@mwanzo/contract/page-origin';
import { robots, sitemap } from './search-engines.ts';

/** The pages below /settings. */
const settingsPages = [
  'privacy',
  'birthday',
  'gender',
  'orientation',
  'language',
  'quiet',
  'mail',
  'blocked',
  'report',
  'decisions',
  'email',
  'password',
  'devices',
  'second-step',
  'consents',
  'payments',
  'data',
  'delete',
];
/** The routes of the single-page app (docs/product/pages.md). It shows a 404 page on any other path. */
const appRoutes = [
  '/login',
  '/signup',
  '/forgot',
  '/reset',
  '/confirm',
  '/verify',
  '/coming-soon',
  '/how-we-choose',
  '/discover',
  '/matches',
  '/chat/:matchId',
  '/chat/past/:pastId',
  '/topup',
  '/premium',
  '/premium/orders/:code',
  '/profile',
  '/dates',
  '/dates/:planId',
  '/dates/with/:partnerId',
  '/home',
  '/likes',
  '/preferences',
  '/goodbye',
  '/settings',
  `/settings/:page(^(?:${settingsPages.join('|')})$)`,
  '/moderation',
];

interface WebPage {
  readonly html: string;
  readonly policy: string;
}

/** The service worker may fetch files of this server. Browsers must revalidate it to notice a new version. */
const serviceWorkerHeaders = {
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; connect-src 'self'",
};

/**
 * Serves the built web app from `folder`: the landing page, the other public pages, the app shell and its files.
 *
 * @param visited the facts about this server that the pages mention
 * @param noticeOf the text of the landing page about what is switched off now, or null
 */
export async function serveWeb(
  app: FastifyInstance,
  folder: string,
  visited: Visited,
  noticeOf: (language: Language) => string | null = () => null,
): Promise<void> {
  const shell = readPage(path.join(folder, 'app.html'), visited);

  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    preCompressed: true,
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz'],
    wildcard: false,
    cacheControl: false,
    setHeaders: (reply, file) => {
      // startsWith also matches the compressed copies, which end in .br or .gz.
      if (file.startsWith(path.join(folder, 'service-worker.js'))) return void reply.headers(serviceWorkerHeaders);
      const immutable = file.includes(`${path.sep}assets${path.sep}`);
      reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
  for (const name of ['index', ...publicPages]) {
    const pages = {
      en: readPage(path.join(folder, `${name}.html`), visited),
      sw: readPage(path.join(folder, `${name}.sw.html`), visited),
    };
    const address = name === 'index' ? '/' : `/${name}`;
    app.get(address, (request, reply) => {
      const language = pageLanguage(request, reply);
      const { html, policy } = pages[language];
      return sendPage(reply, { html: name === 'index' ? fillNotice(html, noticeOf(language)) : html, policy });
    });
  }
  const { origin } = visited;
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots(origin)));
  app.get('/sitemap.xml', (_request, reply) => reply.type('application/xml; charset=utf-8').send(sitemap(origin)));
  for (const route of appRoutes) app.get(route, (_request, reply) => sendPage(reply, shell));
  installNotFoundHandler(app, (reply) => sendPage(reply, shell));
}

function readPage(file: string, visited: Visited): WebPage {
  const html = fillPage(readFileSync(file, 'utf8'), visited);
  return { html, policy: contentSecurityPolicy(html) };
}

function sendPage(reply: FastifyReply, { html, policy }: WebPage): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .header('permissions-policy', 'geolocation=(), microphone=(self), camera=(self), payment=(), usb=()')
    .send(html);
}

/** A policy that allows only the inline scripts that the build has written into the page, by their hashes. */
function contentSecurityPolicy(html: string): string {
  const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script = '']) => ` 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    `script-src 'self'${inline.join('')}`,
    "style-src 'self'",
    "img-src 'self' blob: data:",
    // Media from blobs are voice notes: received ones, the member's own before they are sent, and in reviews the
    // server's.
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}
