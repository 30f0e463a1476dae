import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { installNotFoundHandler } from './error-handler.ts';
import { pageLanguage } from './page-language.ts';

/** The routes of SPEC.md section 2 that the single-page app answers, and the reviewers'; any other path is its 404 page. */
const appRoutes = ['/login', '/signup', '/verify', '/coming-soon', '/discover', '/matches', '/chat/:matchId', '/topup', '/profile', '/home', '/moderation'];
const noncePlaceholder = '__CSP_NONCE__';

/** Serves the built web app from `folder`: landing page, app shell, assets. */
export async function serveWeb(app: FastifyInstance, folder: string): Promise<void> {
  const shellFile = path.join(folder, 'app.html');
  const shell = readFileSync(shellFile, 'utf8');
  const landings = { en: readFileSync(path.join(folder, 'index.html'), 'utf8'), sw: readFileSync(path.join(folder, 'index.sw.html'), 'utf8') };

  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    preCompressed: true,
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz'],
    wildcard: false,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const immutable = file.includes(`${path.sep}assets${path.sep}`);
      reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
  app.get('/', (request, reply) => sendPage(reply, landings[pageLanguage(request, reply)]));
  for (const route of appRoutes) app.get(route, (_request, reply) => sendPage(reply, shell));
  installNotFoundHandler(app, (reply) => sendPage(reply, shell));
}

/** An HTML page with a nonce of its own, so that only the scripts we wrote into it can run. */
function sendPage(reply: FastifyReply, html: string): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', contentSecurityPolicy(nonce))
    .header('permissions-policy', 'geolocation=(), microphone=(), camera=(self), payment=(), usb=()')
    .send(html.replaceAll(noncePlaceholder, nonce));
}

function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    "img-src 'self' blob: data:",
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
