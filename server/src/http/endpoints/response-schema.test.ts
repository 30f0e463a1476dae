import { endpoints } from '@mwanzo/contract/endpoints';
import { isBytesResponse, isEventsResponse, type Endpoint } from '@mwanzo/contract/endpoint';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseInput } from './parse-input.ts';
import { responseSchema } from './response-schema.ts';

const kinds = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), id: z.int(), text: z.string().max(9) }),
  z.object({ kind: z.literal('photo'), id: z.int(), width: z.int().min(1) }),
]);

const schemas = {
  'a text with rules': z.string().min(2).max(9).regex(/^a/),
  'a text or null': z.string().max(9).nullable(),
  'a moment': z.iso.datetime(),
  'one of several words': z.enum(['a', 'b']),
  'one of several words or null': z.enum(['a', 'b']).nullable(),
  'one word': z.literal('a'),
  'a number within bounds': z.number().min(1).max(9),
  'a list of texts or nulls': z.array(z.string().nullable()),
  'an object with a field of each name of a rule': z.object({
    format: z.string(),
    maximum: z.int(),
    enum: z.boolean(),
  }),
  'an object that may be absent': z.object({ one: z.int(), other: z.string().optional() }),
  'an object or null': z.object({ one: z.int() }).nullable(),
  'an object of several kinds': kinds,
  'an object of several kinds or null': kinds.nullable(),
  'a text or a number': z.union([z.string(), z.int()]),
  'a table by names': z.record(z.string(), z.int()),
};

test('a response is written by its fields, and what only checks a value is left out', async () => {
  const lines = Object.entries(schemas).map(([name, schema]) => `${name}: ${JSON.stringify(responseSchema(schema))}`);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('in-words/response-schemas.txt');
});

test('the schema of each endpoint compiles, which a server sees only of the responses that it sends', async () => {
  await using app = fastify();
  const written = Object.values<Endpoint>(endpoints).flatMap(({ response }) =>
    response === null || isBytesResponse(response) || isEventsResponse(response) ? [] : [response],
  );
  written.forEach((schema, index) =>
    app.get(`/${index}`, { schema: { response: { 200: responseSchema(schema) } } }, () => null),
  );
  await app.ready();
  expect(written.length).toBeGreaterThan(100);
});

test('a refused input names each field with all of its problems, and the first of them in one line', () => {
  const schema = z.object({
    name: z.string('is no text').min(2, 'is short').regex(/^a/, 'has no a'),
    born: z.object({ year: z.int('is no year') }),
  });
  const refuse = (value: unknown) => {
    try {
      return parseInput(schema, value);
    } catch (error) {
      const { code, message, fields } = error as { code: string; message: string; fields: unknown };
      return { code, message, fields };
    }
  };
  const code = 'invalid_input';
  expect(refuse({ name: 'b', born: { year: 'x' } })).toEqual({
    code,
    message: 'name: is short',
    fields: { name: ['is short', 'has no a'], born: ['is no year'] },
  });
  expect(refuse({ name: 'ab', born: { year: 2.5 }, more: 1 })).toEqual({
    code,
    message: 'born: is no year',
    fields: { born: ['is no year'] },
  });
  expect(refuse('text')).toMatchObject({ code, fields: { body: [expect.any(String)] } });
  for (const nothing of [null, undefined]) expect(refuse(nothing)).toMatchObject({ fields: { name: ['is no text'] } });
  expect(refuse({ name: 'ab', born: { year: 2000, month: 1 }, more: 1 })).toEqual({ name: 'ab', born: { year: 2000 } });
  expect(parseInput(undefined, { any: 1 })).toBeUndefined();
});
