export const languages = ['en', 'sw'] as const;
export type Language = (typeof languages)[number];

/** Keeps a choice; a cookie, because the landing page, which the server chooses, has no script that could read a storage. */
export const languageCookie = 'mwanzo.language';

/** How long a choice is kept after the last visit, in seconds: a year, the most that browsers allow. */
export const languageCookieSeconds = 365 * 24 * 60 * 60;

/** The choice among the cookies of a `Cookie` header or of `document.cookie`, if there is one. */
export function keptLanguage(cookies: string): Language | undefined {
  const value = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${languageCookie}=`))
    ?.slice(languageCookie.length + 1);
  return languages.find((language) => language === value);
}

/** The first language of a browser's list ("sw-KE", "en") that we speak; English when there is none. */
export function preferredLanguage(tags: readonly string[]): Language {
  const spoken = tags.map((tag) => languages.find((language) => language === tag.split('-')[0]?.toLowerCase()));
  return spoken.find(Boolean) ?? 'en';
}
