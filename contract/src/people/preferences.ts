import { z } from 'zod';
import { longestOf, readText } from '../bounded-text.ts';
import { deckQuery } from '../discovery/deck.ts';
import { defineEndpoint } from '../endpoint.ts';
import { ageLimits } from '../limits.ts';
import { intents, lookingForOptions, nearOptions } from './options.ts';
import { wholeNumber } from '../text.ts';

const age = wholeNumber(ageLimits.min, ageLimits.max);
const isInOrder = ({ min_age, max_age }: { min_age: number; max_age: number }) => min_age <= max_age;
const outOfOrder = { path: ['min_age'], message: 'must not be above max_age' };

/** A list of options, which may repeat some. */
const listedMax = 20;

/** A set of options: repeated values count once. */
function setOf<const T extends readonly [string, ...string[]]>(options: T, min: number) {
  return z
    .array(z.enum(options))
    .max(listedMax)
    .transform((values) => [...new Set(values)])
    .refine((values) => values.length >= min, 'must not be empty');
}

const preferenceFields = {
  /** The people that the member looks for. At least one kind is chosen. */
  looking_for: setOf(lookingForOptions, 1),
  /** In years, inclusive. A `max_age` of 100 means no upper end. */
  min_age: age,
  max_age: age,
  near: z.enum(nearOptions),
  /** The intents that other people must have; an empty list means any. */
  intent: setOf(intents, 0),
  verified_only: z.boolean(),
};

export const preferencesBody = z.object(preferenceFields).refine(isInOrder, outOfOrder);
export type Preferences = z.output<typeof preferencesBody>;

/**
 * `is_chosen` is false until the member has saved preferences; until then the other values are derived from the
 * profile.
 */
const preferencesResponse = z.object({
  looking_for: z.array(z.enum(lookingForOptions)),
  min_age: z.number().int(),
  max_age: z.number().int(),
  near: z.enum(nearOptions),
  intent: z.array(z.enum(intents)),
  verified_only: z.boolean(),
  is_chosen: z.boolean(),
});
export type OwnPreferences = z.infer<typeof preferencesResponse>;

/**
 * A rough number of people, which identifies nobody. `about` is null for 1 to 9, otherwise rounded down to tens, and
 * from 100 on to hundreds. The highest value is 1,000, which means 1,000 or more. 0 is nobody. It is counted from
 * values that everyone may see, so a hidden orientation or gender detail never changes it.
 */
export const roughCount = z.object({ about: z.number().int().nullable() });
export type RoughCount = z.infer<typeof roughCount>;

/**
 * A suggestion to widen one preference by a step: the preference, its new value and the number of additional people.
 */
const widerStep = z.object({
  change: z.discriminatedUnion('preference', [
    z.object({ preference: z.literal('near'), near: z.enum(nearOptions) }),
    z.object({ preference: z.literal('ages'), min_age: z.number().int(), max_age: z.number().int() }),
    z.object({ preference: z.literal('intent'), intent: z.array(z.enum(intents)) }),
    z.object({ preference: z.literal('verified_only'), verified_only: z.boolean() }),
  ]),
  brings: roughCount,
});
export type WiderStep = z.infer<typeof widerStep>;

/** Preferences in a query string: lists separated by commas. */
const list = (options: readonly string[]) =>
  readText(listedMax * (longestOf(options) + 1), (text) => text.split(',').filter((item) => item !== ''));
const preferencesQuery = z
  .object({
    looking_for: z.preprocess(list(lookingForOptions), preferenceFields.looking_for),
    min_age: age,
    max_age: age,
    near: preferenceFields.near,
    intent: z.preprocess(list(intents), preferenceFields.intent.default([])),
    verified_only: z.preprocess((value) => value === true || value === 'true', z.boolean()),
  })
  .refine(isInOrder, outOfOrder);

export const preferenceEndpoints = {
  getPreferences: defineEndpoint({
    method: 'GET',
    path: '/api/profiles/me/preferences/',
    summary: 'Whom the member wants to meet.',
    access: 'member',
    status: 200,
    response: preferencesResponse,
    errors: [],
    limit: 'read',
  }),
  putPreferences: defineEndpoint({
    method: 'PUT',
    path: '/api/profiles/me/preferences/',
    summary: 'Choose whom to meet. It decides both whom the member sees and who sees the member.',
    access: 'member',
    body: preferencesBody,
    status: 200,
    response: preferencesResponse,
    errors: [],
    limit: 'write',
  }),
  countPreferences: defineEndpoint({
    method: 'GET',
    path: '/api/profiles/me/preferences/count/',
    summary: 'Roughly how many people would fit these preferences, and be open to the member, before they are saved.',
    access: 'member',
    query: preferencesQuery,
    status: 200,
    response: roughCount,
    errors: [],
    limit: 'deck',
  }),
  countDeck: defineEndpoint({
    method: 'GET',
    path: '/api/profiles/discover/count/',
    summary: 'Roughly how many people fit the saved preferences and these filters.',
    access: 'member',
    query: deckQuery,
    status: 200,
    response: roughCount,
    errors: [],
    limit: 'deck',
  }),
  listWiderSteps: defineEndpoint({
    method: 'GET',
    path: '/api/profiles/discover/wider/',
    summary:
      'What each preference, one step wider, would bring: at most three, most people first, none below 5 people.',
    access: 'member',
    status: 200,
    response: z.array(widerStep),
    errors: [],
    limit: 'deck',
  }),
};
