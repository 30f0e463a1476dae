import { z } from 'zod';

/**
 * A text may be so many times as long as its field's limit before it is cleaned. Cleaning takes joiners, spaces and
 * marks away, never three quarters of what somebody typed. It can cost hundreds of times as much as reading: of a
 * longer text only the beginning is looked at, which is too long by itself.
 */
export const uncleanedFactor = 4;

/**
 * The function that cleans texts of at most `uncleanedFactor` times `max` UTF-16 code units. Of a longer one it returns
 * the beginning, uncleaned and twice as long as `max` at least, so that the limit after it refuses the text.
 */
export function cleanWithin(max: number, clean: (text: string) => string): (text: string) => string {
  const longest = max * uncleanedFactor;
  return (text) => (text.length > longest ? text.slice(0, longest) : clean(text));
}

/**
 * A text of at most `max` characters once it is cleaned. Every text of a request is made by this function, or has a
 * form of a fixed length, such as a UUID. bounded-text.test.ts looks at all of them, and at lists, of which zod reads
 * none that is longer than its `max`.
 */
export function boundedText(max: number, clean: (text: string) => string = (text) => text) {
  return z.string().overwrite(cleanWithin(max, clean)).max(max);
}

/** Reads texts of at most `uncleanedFactor` times `max` code units for a schema behind it, and no other value. */
export function readText(max: number, read: (text: string) => unknown): (value: unknown) => unknown {
  return (value) => (typeof value === 'string' && value.length <= max * uncleanedFactor ? read(value) : value);
}

/** The characters of the longest of some options. */
export function longestOf(options: readonly string[]): number {
  return Math.max(...options.map((option) => option.length));
}
