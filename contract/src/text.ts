import { z } from 'zod';

// Control characters break terminals, logs and PostgreSQL (U+0000); lone surrogates are not text.
const controlCharacter = /[\p{Cc}]/u;
const controlCharacterButLayout = /[^\P{Cc}\n\r\t]/u;

/** One line of text: trimmed, `min` to `max` UTF-16 units, no control characters. */
export function line(min: number, max: number) {
  return z
    .string()
    .trim()
    .min(min)
    .max(max)
    .refine((value) => value.isWellFormed() && !controlCharacter.test(value), 'must not contain control characters');
}

/** Text of several lines: as `line`, but line breaks and tabs are kept. */
export function paragraph(min: number, max: number) {
  return z
    .string()
    .trim()
    .min(min)
    .max(max)
    .refine(
      (value) => value.isWellFormed() && !controlCharacterButLayout.test(value),
      'must not contain control characters',
    );
}

/** An id: a positive whole number below 2^53, or the same as a string of digits. */
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

/** A calendar date, YYYY-MM-DD, that exists. */
export const date = z.iso.date();

/** A moment in time, ISO 8601 in UTC. */
export const timestamp = z.iso.datetime();

/** A whole number that may arrive as text, as all form fields do. */
export function wholeNumber(min: number, max: number) {
  return z
    .union([
      z.number(),
      z
        .string()
        .trim()
        .regex(/^-?\d{1,6}$/, 'must be a whole number')
        .transform(Number),
    ])
    .pipe(z.number().int().min(min).max(max));
}

/** Turns an empty form or query value into "not given". */
export function optionalText<S extends z.ZodType>(schema: S) {
  return z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional());
}
