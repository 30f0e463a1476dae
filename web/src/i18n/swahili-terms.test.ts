import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { PluralMessage } from './define-messages.ts';

interface Term {
  english: string;
  swahili: string;
  never: readonly string[];
}

/** The rows of docs/swahili.md. */
const terms: readonly Term[] = readFileSync(new URL('../../../docs/swahili.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, english = '', swahili = '', , never = '']) => ({ english, swahili, never: never.split(', ') }));

const isMessage = (value: unknown): value is PluralMessage =>
  typeof value === 'object' && value !== null && 'en' in value && 'sw' in value;
const formsOf = (text: PluralMessage['sw']) => (typeof text === 'string' ? [text] : Object.values(text));

const modules = import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts', '!./*.type-checks.ts'], {
  eager: true,
});
const messages = Object.entries(modules).flatMap(([file, exported]) =>
  Object.values(exported)
    .filter((value) => typeof value === 'object' && value !== null)
    .flatMap((catalogue) => Object.entries(catalogue as object))
    .flatMap(([name, value]) => (isMessage(value) ? [{ file, name, en: value.en, sw: value.sw }] : [])),
);
const texts = messages.flatMap(({ file, en, sw }) =>
  formsOf(sw).map((swahili) => ({
    file,
    english: formsOf(en).join(' '),
    swahili,
    isPlural: typeof sw !== 'string',
  })),
);
const says = (text: string, word: string) => new RegExp(String.raw`\b${word}\b`, 'i').test(text);

test('the table and the texts are read', () => {
  expect(terms.length).toBeGreaterThan(5);
  expect(texts.length).toBeGreaterThan(1500);
});

test.each(terms)('no Swahili text has another word for $english than $swahili', ({ never }) => {
  const wrong = texts.filter(({ swahili }) => never.some((word) => says(swahili, word)));
  expect(wrong).toEqual([]);
});

test.each(terms.filter(({ english }) => ['badge', 'microphone'].includes(english)))(
  'each text about a $english says $swahili',
  ({ english, swahili: term }) => {
    const about = texts.filter((text) => says(text.english, english));
    expect(about.length).toBeGreaterThan(1);
    expect(about.filter(({ swahili }) => !says(swahili, term))).toEqual([]);
  },
);

test('a text that counts things has a singular', () => {
  const counted = /(?:wengine|nyingine|zimefika) \{count\}|\{count\} zimebaki/;
  expect(texts.filter(({ swahili, isPlural }) => !isPlural && counted.test(swahili))).toEqual([]);
});

const found = (text: string, pattern: RegExp) => [...new Set(text.match(pattern))].sort();
const placeholders = (text: string) => found(text, /\{\w+\}/g);
const numbers = (text: string) => found(text.replaceAll(/\{\w+\}/g, ''), /\d+/g);
const pluralOf = (text: PluralMessage['sw']) => (typeof text === 'string' ? text : text.other);
/** A sentence whose Swahili goes on with a comma. */
const endsOtherwise = ['heroMountains'];

test('both languages say the same numbers, fill in the same values and end with the same sign', () => {
  const parts = (text: PluralMessage['sw']) => ({
    values: placeholders(formsOf(text).join(' ')),
    numbers: numbers(pluralOf(text)),
    end: /[.?!:…]*$/.exec(pluralOf(text))?.[0],
  });
  const differing = messages.filter(({ name, en, sw }) => {
    const end = endsOtherwise.includes(name) && { end: '' };
    return JSON.stringify({ ...parts(en), ...end }) !== JSON.stringify({ ...parts(sw), ...end });
  });
  expect(differing).toEqual([]);
});

test('the singular of a text has no number but one, and whatever it fills in the plural fills in too', () => {
  const wrong = messages
    .flatMap(({ en, sw }) => [en, sw])
    .filter(
      (text) =>
        typeof text !== 'string' &&
        (numbers(text.one).some((number) => number !== '1' && !numbers(text.other).includes(number)) ||
          placeholders(text.one).some((name) => !placeholders(text.other).includes(name))),
    );
  expect(wrong).toEqual([]);
});

/** Swahili says these in one way, where English has two. */
const saidAlike = ['Picha mpya', 'Chagua swali', 'Mji, Kaunti', 'Ongeza unachopenda', 'Ingia', 'Simu na {name}'];

test('two texts of a file that differ in English differ in Swahili', () => {
  const alike = messages.filter(({ file, en, sw }) =>
    messages.some(
      (other) =>
        other.file === file &&
        JSON.stringify(other.sw) === JSON.stringify(sw) &&
        JSON.stringify(other.en) !== JSON.stringify(en),
    ),
  );
  expect(new Set(alike.map(({ sw }) => sw))).toEqual(new Set(saidAlike));
});

/** Each Swahili text of an English one with the first word has the second one, in whatever form. */
const words: readonly (readonly [english: string, swahili: string])[] = [
  ['voice notes?', 'sauti'],
  ['selfies?', 'selfie'],
  ['dates? of birth', 'tarehe ya kuzaliwa'],
  ['genders?', 'jinsia'],
  ['reports?', 'ripoti'],
  ['block(?:ed|s)?', 'zui'],
  ['payments?', 'malipo|lip'],
  ['minutes?', 'dakika'],
  ['hours?', 'saa'],
  ['months?', 'mwezi|miezi'],
  ['weeks?', 'wiki'],
  ['years?', 'mwaka|miaka'],
  ['suspended', 'simamish'],
  ['banned', 'fungi'],
  ['accounts?', 'akaunti'],
  ['profiles?', 'wasifu'],
  ['reviewers?', 'mkaguzi|wakaguzi|kagua'],
  ['friends?', 'rafiki'],
  ['tomorrow', 'kesho'],
  ['yesterday', 'jana'],
  ['today', 'leo'],
  ['network', 'mtandao'],
  ['premium', 'premium'],
  ['deleted?', 'fut'],
  ['town', 'mji'],
  ['county', 'kaunti'],
  ['settings', 'mipangilio'],
  ['appeal', 'rufaa'],
  ['link', 'kiungo'],
];

test.each(words)('whoever reads of %s in English reads of %s in Swahili', (english, swahili) => {
  const about = texts.filter((text) => says(text.english, english));
  expect(about.length).toBeGreaterThan(0);
  expect(about.filter((text) => !new RegExp(swahili, 'i').test(text.swahili))).toEqual([]);
});
