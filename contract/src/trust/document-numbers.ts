/** The kinds of documents whose numbers identify an account. A driving licence has the number of the national ID. */
export const documentKinds = ['national_id', 'passport', 'alien_id'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** The longest typed number, in characters, with every space and hyphen that people type. */
export const documentNumberMax = 30;

// A national ID has up to 8 digits, and a Maisha card 9. Kenyan passports have one or two letters and digits. Foreign
// passports have digits or letters, mostly 9 (ICAO Doc 9303 allows no more).
const forms: Readonly<Record<DocumentKind, RegExp>> = {
  national_id: /^[1-9]\d{4,8}$/,
  passport: /^(?=.*\d)[A-Z\d]{6,9}$/,
  alien_id: /^[1-9]\d{4,8}$/,
};

/**
 * The number of a document in the form that is compared: capitals, without spaces and hyphens. Leading zeros of plain
 * numbers are removed. Null when no document of that kind has such a number.
 */
export function plainDocumentNumber(kind: DocumentKind, typed: string): string | null {
  const characters = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s./-]/g, '');
  const plain = kind === 'passport' ? characters : characters.replace(/^0+/, '');
  return forms[kind].test(plain) ? plain : null;
}
