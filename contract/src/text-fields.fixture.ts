import { z } from 'zod';
import { readsFewCharacters } from './string-work.fixture.ts';

type Path = readonly (string | number)[];

/** A place in a request that can hold a text or a list. */
export interface Place {
  readonly path: Path;
  readonly kind: 'text' | 'list';
  /** The highest number of characters of the text, or elements of the list, once it is cleaned. */
  readonly limit: number;
}

interface Definition {
  readonly innerType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly out?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly element?: z.ZodType;
  readonly entries?: Readonly<Record<string, string>>;
  readonly values?: readonly unknown[];
  readonly shape?: Readonly<Record<string, z.ZodType>>;
}
const definitionOf = (schema: z.ZodType) => schema._zod.def as z.ZodType['_zod']['def'] & Definition;

interface Check {
  readonly maximum?: number;
  readonly pattern?: RegExp;
}
/** The checks of a text or a list, in order. A format such as that of a UUID is itself a check. */
function checksOf(schema: z.ZodType): Check[] {
  const { checks = [], ...format } = schema._zod.def;
  return [format as Check, ...checks.map((check) => check._zod.def as Check)];
}

/** Formats of a fixed length that are nothing but a pattern, with their longest length in characters. */
const formMax = 64;

function limitOfText(schema: z.ZodType, path: Path): number {
  const checks = checksOf(schema);
  const maximum = checks.find((check) => check.maximum !== undefined)?.maximum;
  if (maximum !== undefined) return maximum;
  if (checks.some(({ pattern }) => pattern && readsFewCharacters(pattern))) return formMax;
  throw new Error(`${path.join('.')} is a text of any length`);
}

function limitOfList(schema: z.ZodType, path: Path): number {
  const maximum = checksOf(schema).find((check) => check.maximum !== undefined)?.maximum;
  if (maximum === undefined) throw new Error(`${path.join('.')} is a list of any length`);
  return maximum;
}

/**
 * The schema of a pipe that describes the request's value: the first one, or the second if the first is a function that
 * reads any value.
 */
function sentPart({ in: first, out }: Definition): z.ZodType | undefined {
  return first?._zod.def.type === 'transform' ? out : first;
}

const wrappers = ['optional', 'nullable', 'default', 'prefault', 'catch', 'readonly', 'nonoptional'];
const withoutText = ['number', 'boolean', 'null', 'undefined', 'literal'];

/**
 * Lists every place of a schema that can hold a text or a list.
 *
 * @throws Error if one has no limit, or the schema is of an unknown kind
 */
export function placesOf(schema: z.ZodType, path: Path = []): Place[] {
  const { type, ...definition } = definitionOf(schema);
  const inside = (part: z.ZodType | undefined, at = path) => (part ? placesOf(part, at) : []);
  if (wrappers.includes(type)) return inside(definition.innerType);
  if (withoutText.includes(type)) return [];
  if (type === 'string') return [{ path, kind: 'text', limit: limitOfText(schema, path) }];
  if (type === 'enum') return [{ path, kind: 'text', limit: longestText(schema, path) }];
  if (type === 'union') return (definition.options ?? []).flatMap((option) => inside(option));
  if (type === 'object')
    return Object.entries(definition.shape ?? {}).flatMap(([name, part]) => inside(part, [...path, name]));
  if (type === 'array')
    return [{ path, kind: 'list', limit: limitOfList(schema, path) }, ...inside(definition.element, [...path, 0])];
  if (type !== 'pipe') throw new Error(`${path.join('.')} is of the unknown kind ${type}`);
  const behind = inside(sentPart(definition));
  if (definition.in?._zod.def.type !== 'transform') return behind;
  // A function that reads the value first can be given a text, whatever schema follows it.
  const isText = behind.some((place) => place.kind === 'text' && place.path.length === path.length);
  if (isText || behind.length === 0 || !definition.out) return behind;
  return [{ path, kind: 'text', limit: longestText(definition.out, path) }, ...behind];
}

/** The length of the longest text for such a value: inside a list as JSON, with every character escaped. */
function longestText(schema: z.ZodType, path: Path, characterMax = 1): number {
  const { type, ...definition } = definitionOf(schema);
  const inside = (part: z.ZodType | undefined) => (part ? longestText(part, path, characterMax) : 0);
  const nested = [definition.innerType, sentPart(definition), ...(definition.options ?? [])].filter(
    (part) => part !== undefined,
  );
  if (type === 'string') return limitOfText(schema, path) * characterMax;
  if (type === 'enum') return Math.max(...Object.values(definition.entries ?? {}).map((value) => value.length));
  if (type === 'array' && definition.element)
    return limitOfList(schema, path) * (longestText(definition.element, path, '\\u0000'.length) + '"", '.length);
  if (type === 'object')
    return Object.entries(definition.shape ?? {}).reduce(
      (sum, [name, part]) => sum + name.length + 10 + inside(part),
      2,
    );
  return nested.length > 0 ? Math.max(...nested.map(inside)) : 'false'.length;
}

/** Short values. For each field of the contract, one of them fits. */
const samples: readonly unknown[] = [
  1,
  true,
  'aaaaaaaa',
  'amina@mwanzo.test',
  '1996-05-05',
  '2026-12-01T18:00:00.000Z',
  '00000000-0000-4000-8000-000000000000',
  '0712345678',
  'MW-AAAAAAAA',
  '160.webp',
  'https://push.example/a',
  ...[22, 32, 48, 87].map((length) => 'a'.repeat(length)),
];
/** The longest text in a sample. */
export const sampleMax = 100;

/** A value that the schema accepts, or accepts as much of as possible. */
export function sampleOf(schema: z.ZodType): unknown {
  const found = samples.find((sample) => schema.safeParse(sample).success);
  if (found !== undefined) return found;
  const { type, ...definition } = definitionOf(schema);
  if (type === 'object')
    return Object.fromEntries(Object.entries(definition.shape ?? {}).map(([name, part]) => [name, sampleOf(part)]));
  if (type === 'array' && definition.element) return [sampleOf(definition.element)];
  if (type === 'enum') return Object.values(definition.entries ?? {})[0];
  if (type === 'literal') return definition.values?.[0];
  const [inner] = [definition.innerType, sentPart(definition), definition.options?.[0]].filter(
    (part) => part !== undefined,
  );
  return inner ? sampleOf(inner) : undefined;
}

/** A copy of a request with another value in one place. Missing parts of the path to it are created. */
export function put(into: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  const before = typeof into === 'object' && into !== null ? into : {};
  const inside = put(Reflect.get(before, step), rest, value);
  if (typeof step === 'number') return [inside];
  return { ...before, [step]: inside };
}
