export const languages = ['en', 'sw'] as const;
export type Language = (typeof languages)[number];

/** The cookie that stores the chosen language. The server reads it to choose the landing page, which has no script. */
export const languageCookie = 'mwanzo.language';

/**
 * The time for which a choice is stored after the last visit, in seconds: a year, close to the most that browsers
 * allow.
 */
export const languageCookieSeconds = 365 * 24 * 60 * 60;

/** The chosen language in a `Cookie` header or in `document.cookie`, if there is one. */
export function keptLanguage(cookies: string): Language | undefined {
  const value = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${languageCookie}=`))
    ?.slice(languageCookie.length + 1);
  return languages.find((language) => language === value);
}

/** The first supported language of a browser's list ("sw-KE", "en"). English when there is none. */
export function preferredLanguage(tags: readonly string[]): Language {
  const supported = tags.map((tag) => languages.find((language) => language === tag.split('-')[0]?.toLowerCase()));
  return supported.find(Boolean) ?? 'en';
}
