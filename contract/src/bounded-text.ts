import { z } from 'zod';

/**
 * A text may be this many times as long as its field's limit before it is cleaned. Cleaning removes joiners, spaces and
 * marks, which are never three quarters of a typed text. It can cost hundreds of times as much as reading. So only the
 * beginning of a longer text is cleaned, which is too long by itself.
 */
export const uncleanedFactor = 4;

/**
 * Returns a function that cleans texts of at most `uncleanedFactor` times `max` UTF-16 code units. If a text is longer,
 * the function returns its beginning, uncleaned and at least twice as long as `max`, so that the limit that follows
 * refuses it.
 */
export function cleanWithin(max: number, clean: (text: string) => string): (text: string) => string {
  const longest = max * uncleanedFactor;
  return (text) => (text.length > longest ? text.slice(0, longest) : clean(text));
}

/**
 * A text of at most `max` characters once it is cleaned. Every text of a request is made by this function, or has a
 * form of a fixed length, such as a UUID. bounded-text.test.ts checks all of them. It also checks that zod reads no
 * list that is longer than its `max`.
 */
export function boundedText(max: number, clean: (text: string) => string = (text) => text) {
  return z.string().overwrite(cleanWithin(max, clean)).max(max);
}

/**
 * Passes texts of at most `uncleanedFactor` times `max` code units on to another schema, and refuses any other value.
 */
export function readText(max: number, read: (text: string) => unknown): (value: unknown) => unknown {
  return (value) => (typeof value === 'string' && value.length <= max * uncleanedFactor ? read(value) : value);
}

/** The length of the longest of some options, in characters. */
export function longestOf(options: readonly string[]): number {
  return Math.max(...options.map((option) => option.length));
}
