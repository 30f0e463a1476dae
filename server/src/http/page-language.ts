import {
  keptLanguage,
  languageCookie,
  languageCookieSeconds,
  languages,
  preferredLanguage,
  type Language,
} from '@mwanzo/contract/language';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * The language of a page that is the same for everybody but for its language: the one that `?lang=` asks for, which is
 * kept from then on, else the kept one, else what the browser prefers.
 */
export function pageLanguage(request: FastifyRequest, reply: FastifyReply): Language {
  reply.header('vary', [reply.getHeader('vary'), 'Accept-Language', 'Cookie'].filter(Boolean).join(', '));
  const choice = askedLanguage(request) ?? keptLanguage(request.headers.cookie ?? '');
  if (!choice) return preferredLanguage(acceptedTags(request.headers['accept-language'] ?? ''));
  reply.header('set-cookie', `${languageCookie}=${choice}; Path=/; Max-Age=${languageCookieSeconds}; SameSite=Lax`);
  return choice;
}

function askedLanguage({ query }: FastifyRequest): Language | undefined {
  return languages.find((language) => language === (query as { lang?: unknown }).lang);
}

/** Browsers list what they prefer first; the weights behind say the same once more. */
function acceptedTags(header: string): string[] {
  return header.split(',').map((entry) => entry.split(';')[0]?.trim() ?? '');
}
