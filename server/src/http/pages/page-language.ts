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
 * Chooses the language of the landing page: the one in `?lang=`, otherwise the stored one, otherwise the one that the
 * browser prefers. Stores a choice by the member, and renews it at each visit.
 */
export function pageLanguage(request: FastifyRequest, reply: FastifyReply): Language {
  reply.header('vary', [reply.getHeader('vary'), 'Accept-Language', 'Cookie'].filter(Boolean).join(', '));
  const choice = requestedLanguage(request) ?? keptLanguage(request.headers.cookie ?? '');
  if (!choice) return preferredLanguage(acceptedTags(request.headers['accept-language'] ?? ''));
  reply.header('set-cookie', `${languageCookie}=${choice}; Path=/; Max-Age=${languageCookieSeconds}; SameSite=Lax`);
  return choice;
}

function requestedLanguage({ query }: FastifyRequest): Language | undefined {
  return languages.find((language) => language === (query as { lang?: unknown }).lang);
}

/**
 * The languages of an Accept-Language header. Browsers list them in order of preference, so the weights can be ignored.
 */
function acceptedTags(header: string): string[] {
  return header.split(',').map((entry) => entry.split(';')[0]?.trim() ?? '');
}
