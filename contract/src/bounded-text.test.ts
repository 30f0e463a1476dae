import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { boundedText, uncleanedFactor } from './bounded-text.ts';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { jsonBytesMax, textLimits } from './limits.ts';
import { cleanName, personName } from './people/names.ts';
import { longestWorkedOn } from './string-work.fixture.ts';
import { id } from './text.ts';
import { placesOf, put, sampleMax, sampleOf, type Place } from './text-fields.fixture.ts';

/** Bodies of which no schema reads a field, each with the reason. */
const unread: Readonly<Record<string, string>> = {
  'receiveCallback.body': 'M-Pesa decides its shape; the handler looks at it once the secret address is right',
};

interface Field extends Place {
  readonly name: string;
  readonly schema: z.ZodType;
  readonly sample: unknown;
}

function fieldsOf(name: string, schema: z.ZodType): Field[] {
  const sample = sampleOf(schema);
  return placesOf(schema).map((place) => ({ ...place, name: [name, ...place.path].join('.'), schema, sample }));
}

const fields = Object.entries<Endpoint>(endpoints)
  .flatMap(([name, { params, query, body }]) =>
    Object.entries({ params, query, body }).map(([part, schema]) => [`${name}.${part}`, schema] as const),
  )
  .flatMap(([name, schema]) => (schema === undefined || name in unread ? [] : fieldsOf(name, schema)));
const texts = fields.filter((field) => field.kind === 'text');
const lists = fields.filter((field) => field.kind === 'list');

const pieces = [
  '\u{1f468}',
  '👩‍👩‍👧‍👦',
  '\u{1f1f0}\u{1f1ea}',
  '\u200b',
  '\u200d',
  '\u0301',
  'a\u0316\u0317\u0318\u0319',
  '\u202e',
  '\u2066x\u2069',
  '\ufdfa',
  '\u0000',
  '\ud800',
  ',',
  '["a",',
  ' ',
  '\n',
  'a',
  '7',
];
/**
 * A text field of a request: the text that is repeated to fill it, and its longest length. A failure prints both in one
 * line.
 */
const anyText = fc.record({
  repeated: fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 6 }).map((some) => some.join('')),
  length: fc.oneof(
    fc.integer({ min: 0, max: jsonBytesMax }).map((length) => () => length),
    fc.integer({ min: -4, max: 4 }).map((more) => (limit: number) => limit * uncleanedFactor + more),
    fc.double({ min: 0, max: 2, noNaN: true }).map((times) => (limit: number) => Math.round(limit * times)),
  ),
  form: fc.constantFrom('a text', 'a list', 'two in a list', 'JSON', 'an object'),
});

function valueOf(
  { repeated, length, form }: typeof anyText extends fc.Arbitrary<infer T> ? T : never,
  limit: number,
): unknown {
  const units = Math.min(Math.max(0, length(limit)), jsonBytesMax);
  const text = repeated.repeat(Math.ceil(units / repeated.length)).slice(0, units);
  if (form === 'a list') return [text];
  if (form === 'two in a list') return [text, text];
  if (form === 'JSON') return JSON.stringify([text]);
  return form === 'an object' ? { text } : text;
}

/** Fails if some work is done on a text that is longer than its field allows. */
function checkTexts(checked: readonly Field[], runsOfEach: number): void {
  for (const { name, schema, sample, path, limit } of checked) {
    const property = fc.property(anyText, (text) => {
      const request = put(sample, path, valueOf(text, limit));
      // Zod compiles a schema at its first use. That work does not depend on the request's text.
      schema.safeParse(request);
      const longest = longestWorkedOn(() => schema.safeParse(request));
      expect(longest, name).toBeLessThanOrEqual(Math.max(limit * uncleanedFactor, sampleMax));
    });
    fc.assert(property, { numRuns: runsOfEach });
  }
}

/** The list, and a counter of the reads of its elements. */
function counted(list: unknown[]) {
  const reads = { count: 0 };
  const get = (target: unknown[], name: string | symbol) => {
    if (typeof name === 'string' && /^\d+$/.test(name)) reads.count += 1;
    return Reflect.get(target, name) as unknown;
  };
  return { reads, list: new Proxy(list, { get }) };
}

test('every text and every list of a request has a limit, and there are many', () => {
  expect(texts.length).toBeGreaterThan(100);
  expect(lists.length).toBeGreaterThan(8);
  expect(texts.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['signUp.body.full_name', 'putOwnProfile.body.interests.0', 'putOwnProfile.body.interests']),
  );
});

test.each([
  ['a text', z.object({ note: z.string() }), 'note is a text of any length'],
  [
    'a text in a list',
    z.object({ notes: z.array(z.object({ note: z.string() })).max(3) }),
    'notes.0.note is a text of any',
  ],
  ['a moment', z.object({ at: z.iso.datetime() }), 'at is a text of any length'],
  ['a list', z.object({ ids: z.array(z.number()) }), 'ids is a list of any length'],
  ['a record', z.object({ more: z.record(z.string(), z.string()) }), 'more is of the unknown kind record'],
])('%s without a limit is found', (_, schema, problem) => {
  expect(() => placesOf(schema)).toThrow(problem);
});

test('a text that composing makes longer counts as long as it was, to the character', () => {
  const repeated = '\u{1F468}\uFDFA\u{1F468}\0,'.repeat(40);
  for (let length = 1; length <= 240; length += 1) {
    const text = repeated.slice(0, length);
    expect(longestWorkedOn(() => text.normalize('NFKD').toLowerCase())).toBe(length);
  }
});

test('nothing works on more of a text than four times the limit of its field', { timeout: 120_000 }, () => {
  checkTexts(texts, 30);
});

test.each([
  ['a name', z.object({ name: z.string().overwrite(cleanName).max(80) })],
  ['a trimmed text', z.object({ text: z.string().trim().max(40) })],
  ['an address', z.object({ email: z.email().max(254) })],
  ['a choice', z.object({ choice: z.preprocess((value) => String(value).toLowerCase(), z.enum(['a', 'b'])) })],
  ['a list in a text', z.object({ list: z.preprocess((value) => String(value).split(','), z.array(id).max(3)) })],
  ['a refinement', z.object({ text: z.string().max(40) }).refine((body) => body.text.normalize('NFKC') !== '')],
])('%s that is worked on before its length is looked at is found', (name, schema) => {
  expect(() => checkTexts(fieldsOf(name, schema), 300)).toThrow('Property failed');
});

test('no more of a list is read than four times its limit', () => {
  const anyList = fc.record({
    index: fc.integer({ min: 0, max: lists.length - 1 }),
    length: fc.integer({ min: 0, max: 20_000 }),
  });
  const property = fc.property(anyList, ({ index, length }) => {
    const { name, schema, sample, path, limit } = lists[index] as Field;
    const { list, reads } = counted(Array.from({ length }, () => 'a'));
    const { success } = schema.safeParse(put(sample, path, list));
    expect(reads.count, name).toBeLessThanOrEqual(limit * uncleanedFactor);
    if (length > limit) expect(success, name).toBe(false);
  });
  fc.assert(property, { numRuns: 1000 });
});

test('a text that is far too long is refused as one that is a little too long', () => {
  const problemOf = (text: string) => personName.safeParse(text).error?.issues.map(({ message }) => message);
  expect(problemOf('a'.repeat(81))).toEqual(['Too big: expected string to have <=80 characters']);
  for (const text of ['a'.repeat(60_000), '\u{1f468}'.repeat(16_200), '\u200b'.repeat(60_000), ` ${'a'.repeat(320)}`])
    expect(problemOf(text)).toEqual(problemOf('a'.repeat(81)));
});

test('what cleaning takes away does not count, up to four times the limit', () => {
  const name = 'Amina'.padEnd(textLimits.nameMax * uncleanedFactor, '\u200b');
  expect(personName.parse(name)).toBe('Amina');
  expect(personName.safeParse(`${name}\u200b`).success).toBe(false);
  expect(boundedText(3).parse('abc')).toBe('abc');
});

test('interests are read from a list, from text and from JSON, and refused in each form when they are too many', () => {
  const { shape } = endpoints.putOwnProfile.body;
  const many = Array.from({ length: 20 }, (_, index) => `\u00e9${index}`.padEnd(textLimits.interestMax, 'x'));
  const escaped = JSON.stringify(many).replaceAll('\u00e9', '\\u00e9');
  for (const form of [many, many.join(','), many.join(' , '), escaped, [...many, '', ' ']])
    expect(shape.interests.parse(form)).toEqual(many);
  for (const form of [[...many, 'more'], 'a,'.repeat(30_000), `a${','.repeat(60_000)}b`, `["${'a","'.repeat(9000)}"]`])
    expect(shape.interests.safeParse(form).success).toBe(false);
});
