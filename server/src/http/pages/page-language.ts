import {
  keptLanguage,
  languageCookie,
  languageCookieSeconds,
  languages,
  type Language,
} from '@mwanzo/contract/language';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedLanguage } from '../request-language.ts';

/**
 * Chooses the language of the landing page: the one in `?lang=`, otherwise the stored one, otherwise the one that the
 * browser prefers. It stores a choice by the member, and renews it at each visit.
 */
export function pageLanguage(request: FastifyRequest, reply: FastifyReply): Language {
  reply.header('vary', [reply.getHeader('vary'), 'Accept-Language', 'Cookie'].filter(Boolean).join(', '));
  const choice = requestedLanguage(request) ?? keptLanguage(request.headers.cookie ?? '');
  if (!choice) return acceptedLanguage(request.headers);
  reply.header('set-cookie', `${languageCookie}=${choice}; Path=/; Max-Age=${languageCookieSeconds}; SameSite=Lax`);
  return choice;
}

function requestedLanguage({ query }: FastifyRequest): Language | undefined {
  return languages.find((language) => language === (query as { lang?: unknown }).lang);
}
