import { asLatin } from '../look-alikes.ts';

// Tells which names are addresses (docs/product/names.md). Mail programs and chats make links of them, also in mails to
// people who are no members.

/** Ends of addresses that people in Kenya meet, and of throw-away sites. Behind a full stop, no name has one. */
const endings = `
  com net org info biz edu gov int mil name pro mobi app dev xyz online site shop store top club live link click fun icu
  space website tech page blog cloud world life today vip work wiki zone agency digital email group media network news
  social chat dating date love sexy cam porn xxx bet casino win loan money finance trade example test onion
  ke tz ug rw za ng gh et so ss cd uk us eu de fr nl ru ua cn hk in pk ae sa tr br ca au ch at be se no es pt pl
  io co me tv ly gg gl gd cc ws to sh is im ai fm la pw tk ml ga cf gq su bz vc nu
`
  .trim()
  .split(/\s+/);
const writtenEndings = [...new Set(endings.flatMap((ending) => [ending, asLatin(ending)]))].join('|');

/** Browsers read these as a full stop between the parts of an address. */
const dots = /[\u3002\uff0e\uff61\u2024\ufe52]/gu;

const label = '[\\p{L}\\p{N}_-]{1,63}';
/** A domain with a known end, such as evil.co.ke. One letter before it may be an initial. */
const domain = new RegExp(
  `[\\p{L}\\p{N}][\\p{L}\\p{N}_-]{0,62}[\\p{L}\\p{N}]\\.(?:${writtenEndings})(?![\\p{L}\\p{N}_-])`,
  'u',
);
/** A domain with any end and a path or a port, such as t.me/x. */
const withPath = new RegExp(`${label}\\.\\p{L}{2,}(?:/|:\\d)`, 'u');
/** A scheme, or www. before a name. */
const opening = /:\/\/|(?<![\p{L}\p{N}])(?:https?|ftp|mailto|tel|javascript|data)\s?:|(?<![\p{L}\p{N}])www\d?\s?\./iu;
const ipAddress = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/u;
const mailbox = new RegExp(`[^\\s@]@${label}\\.\\p{L}{2,}`, 'u');

/** Returns true if a name, or a part of it, is the address of a site or a mailbox. */
export function holdsAddress(name: string): boolean {
  const text = name.toLowerCase().normalize('NFKC').replaceAll(dots, '.');
  if ([opening, withPath, ipAddress, mailbox].some((pattern) => pattern.test(text))) return true;
  // A mark of exclamation looks like an i, so the text is read as it stands, too.
  return domain.test(text.toLowerCase()) || domain.test(asLatin(text));
}
