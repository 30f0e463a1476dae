import * as limits from '../../../contract/src/limits.ts';
import { furtherLimits, rateLimits, shortBodyBytes, type RateLimit } from '../../../server/src/http/rate-limits.ts';

export interface KnownNumber {
  /** As pages write it, with its unit. */
  readonly written: string;
  /** The number is set in this file. */
  readonly file: string;
}

/** Every number of a limit, by its name in the code, such as `photoLimits.countMax` or `rateLimits.swipe`. */
export function knownNumbers(): ReadonlyMap<string, KnownNumber> {
  const file = 'contract/src/limits.ts';
  const serverFile = 'server/src/http/rate-limits.ts';
  const rates = Object.entries({ rateLimits, furtherLimits }).flatMap(([table, rows]) =>
    Object.entries(rows).map(([name, limit]) => [`${table}.${name}`, writeRate(limit)] as const),
  );
  return new Map([
    ...leavesOf(limits).map(([name, value]) => [name, { written: writeNumber(name, value), file }] as const),
    ...rates.map(([name, written]) => [name, { written, file: serverFile }] as const),
    ['shortBodyBytes', { written: writeNumber('shortBodyBytes', shortBodyBytes), file: serverFile }],
  ]);
}

type Leaf = number | null | readonly number[];

function isLeaf(value: unknown): value is Leaf {
  return typeof value === 'number' || value === null || Array.isArray(value);
}

function leavesOf(group: object, prefix = ''): [name: string, value: Leaf][] {
  return Object.entries(group).flatMap(([key, value]: [string, unknown]) => {
    if (isLeaf(value)) return [[`${prefix}${key}`, value] as [string, Leaf]];
    return typeof value === 'object' && value !== null ? leavesOf(value, `${prefix}${key}.`) : [];
  });
}

/** The endings of names that say a unit, each with how it is written. */
const units: readonly (readonly [ending: RegExp, write: (value: number) => string])[] = [
  [/bytes(?:max)?$/i, writeBytes],
  [/pixelsmax$/i, (value) => `${value / 1_000_000} megapixels`],
  [/seconds(?:max)?$/i, writeSeconds],
  [/minutes$/i, (value) => writeSeconds(value * 60)],
  [/hours(?:max)?$/i, (value) => counted(value, 'hour')],
  [/daysaheadmax$/i, (value) => counted(value, 'day')],
  [/widths?$/i, (value) => `${value} px`],
];

export function writeNumber(name: string, value: Leaf): string {
  if (value === null) return 'no limit';
  const [, write = (each: number) => each.toLocaleString('en')] = units.find(([ending]) => ending.test(name)) ?? [];
  if (typeof value === 'number') return write(value);
  const numbers = value.map((each) => each.toLocaleString('en', { useGrouping: false }));
  return [...numbers.slice(0, -1), write(value.at(-1) ?? 0)].join(value.length === 2 ? ' to ' : ', ');
}

function counted(value: number, unit: string): string {
  return `${value} ${unit}${value === 1 ? '' : 's'}`;
}

function writeBytes(value: number): string {
  if (value % 1024 ** 2 === 0) return `${value / 1024 ** 2} MB`;
  return value % 1024 === 0 ? `${value / 1024} KB` : counted(value, 'byte');
}

function writeSeconds(value: number): string {
  if (value % 3600 === 0) return counted(value / 3600, 'hour');
  return value % 60 === 0 && value > 60 ? counted(value / 60, 'minute') : counted(value, 'second');
}

const windows = new Map([
  [60, 'a minute'],
  [3600, 'an hour'],
  [86_400, 'a day'],
]);

function writeRate({ key, max, windowSeconds }: RateLimit): string {
  const window = windows.get(windowSeconds) ?? `in ${writeSeconds(windowSeconds)}`;
  return `${max.toLocaleString('en')} ${window} for each ${key}`;
}
