import type { FoundNumber } from './find-numbers.ts';

const email = /[\w.+-]{1,64}@(?:[\w-]{1,40}\.){1,4}[a-z]{2,10}/iu;
/** Harmless places. The end makes sure that none is a part of another name, as in youtube.com.example.com. */
const harmless =
  '(?:www\\.|open\\.|m\\.|music\\.)?(?:youtube\\.com|youtu\\.be|spotify\\.com|' +
  'maps\\.google\\.(?:com|co\\.ke)|maps\\.apple\\.com|maps\\.app\\.goo\\.gl|google\\.com/maps|goo\\.gl/maps)' +
  '(?![\\w@-]|[.:]\\w)';
/** A link that is not to music, videos or a map. */
const link = new RegExp(
  '(?:https?://|www\\.|\\b(?:bit\\.ly|t\\.me|wa\\.me|tinyurl\\.com|cutt\\.ly|rb\\.gy))' +
    `(?!${harmless})[\\w/.?=&%#:\\-]{0,200}`,
  'iu',
);
const handle = /(?:^|\s)@[a-z][\w.]{3,30}/iu;

/** An e-mail address, a link or a name on another app. Null without one. */
export function findLink(original: string): FoundNumber | null {
  for (const pattern of [email, link, handle]) {
    const found = pattern.exec(original);
    if (found) return { from: found.index, to: found.index + found[0].length };
  }
  return null;
}
