import { z } from 'zod';
import { boundedText, cleanWithin, longestOf, readText } from './bounded-text.ts';
import { withoutDirections, withoutFormat } from './invisible-characters.ts';

// Control characters break terminals, logs and PostgreSQL (U+0000). Lone surrogates are not valid text.
const controlCharacter = /[\p{Cc}]/u;
const controlCharacterExceptLayout = /[^\P{Cc}\n\r\t]/u;

/**
 * One line of text: trimmed, without invisible and bidirectional characters, `min` to `max` characters, no control
 * characters.
 */
export function line(min: number, max: number) {
  return boundedText(max, (text) => withoutFormat(text).replaceAll(/ {2,}/g, ' ').trim())
    .min(min)
    .refine((value) => value.isWellFormed() && !controlCharacter.test(value), 'must not contain control characters');
}

/**
 * Text of several lines: with line breaks, tabs, runs of spaces and joiners, but like `line` without the characters
 * that change its direction.
 */
export function paragraph(min: number, max: number) {
  return boundedText(max, (text) => withoutDirections(text).trim())
    .min(min)
    .refine(
      (value) => value.isWellFormed() && !controlCharacterExceptLayout.test(value),
      'must not contain control characters',
    );
}

/** An id: a positive whole number below 2^53, as a number or as a string of digits. */
export const id = z.union([
  z.number().int().positive().max(Number.MAX_SAFE_INTEGER),
  z
    .string()
    .regex(/^[1-9]\d{0,15}$/, 'must be a positive whole number')
    .transform(Number)
    .refine(Number.isSafeInteger, 'must be below 2^53'),
]);

export const idParams = z.object({ id });
export const userIdParams = z.object({ userId: id });

/** An existing calendar date as YYYY-MM-DD. */
export const date = z.iso.date();

/** A time in ISO 8601, in UTC. */
export const timestamp = z.iso.datetime();
/** A time in a request. The fraction of a second may have any number of digits. */
export const timestampInput = boundedText(40).meta({ format: 'date-time' }).pipe(timestamp);

/** A whole number from `min` to `max`, as a number or as text, like every form field. */
export function wholeNumber(min: number, max: number) {
  return z
    .union([
      z.number(),
      z
        .string()
        .overwrite(cleanWithin(7, trim))
        .regex(/^-?\d{1,6}$/, 'must be a whole number')
        .transform(Number),
    ])
    .pipe(z.number().int().min(min).max(max));
}

/** Makes a schema optional and treats an empty text and null as absent. */
export function optionalText<S extends z.ZodType>(schema: S) {
  return z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional());
}

const trim = (text: string) => text.trim();
/** A text in lower case, if it may be one of the options. */
const lowerCase = (options: readonly string[]) => readText(longestOf(options), (text) => text.trim().toLowerCase());

/** One of some options, in upper or lower case. An empty text and null count as absent. */
export function optionalChoice<const T extends readonly [string, ...string[]]>(options: T) {
  return optionalText(z.preprocess(lowerCase(options), z.enum(options)));
}

/** Like `optionalChoice`, but an empty text and null clear the field. */
export function clearableChoice<const T extends readonly [string, ...string[]]>(options: T) {
  const lower = lowerCase(options);
  return z.preprocess((value) => (value === '' ? null : lower(value)), z.enum(options).nullable()).optional();
}

/** True or false, also as the text of a form field. An empty text and null count as absent. */
export const optionalFlag = optionalText(
  z.union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')]),
);
