import { z } from 'zod';
import { longestOf, readText } from '../bounded-text.ts';
import { defineEndpoint } from '../endpoint.ts';
import { ageLimits, textLimits } from '../limits.ts';
import { deckEnds, genderFilters, orientations } from '../people/options.ts';
import { visibleProfile } from '../people/profiles.ts';
import { line, optionalText, wholeNumber } from '../text.ts';

/** An option of a filter, in upper or lower case. An empty text or "All" means no filter. */
function option<const T extends readonly [string, ...string[]]>(values: T) {
  const read = readText(longestOf(values), (text) => {
    const lower = text.trim().toLowerCase();
    return lower === '' || lower === 'all' ? undefined : lower;
  });
  return z.preprocess(read, z.enum(values).optional());
}

const location = z.preprocess(
  readText(textLimits.locationMax, (text) =>
    ['', 'all locations', 'all'].includes(text.trim().toLowerCase()) ? undefined : text,
  ),
  line(1, textLimits.locationMax).optional(),
);

/** The filters of the deck. Ages are in years and inclusive. */
export const deckQuery = z
  .object({
    search: optionalText(line(0, textLimits.searchMax)),
    orientation: option(orientations),
    gender: option(genderFilters),
    location,
    min_age: optionalText(wholeNumber(ageLimits.min, ageLimits.max)),
    max_age: optionalText(wholeNumber(ageLimits.min, ageLimits.max)),
    /** The ages of the preferences take the place of `min_age` and `max_age`, if the member has chosen preferences. */
    ages: option(['preferred']),
  })
  .refine((query) => query.min_age === undefined || query.max_age === undefined || query.min_age <= query.max_age, {
    path: ['min_age'],
    message: 'must not be above max_age',
  });
export type DeckQuery = z.output<typeof deckQuery>;

/** A profile of the deck. */
export const deckProfile = visibleProfile.extend({
  /** There only for somebody whom the member kept for later, and who therefore comes first. */
  is_kept: z.literal(true).optional(),
  /** There only for somebody whose profile was saved for the first time in this week or the last one, from Monday. */
  is_new: z.literal(true).optional(),
  /** There only for somebody who was here in this week, if they and the viewer both show their presence. */
  was_here_this_week: z.literal(true).optional(),
});
export type DeckProfile = z.infer<typeof deckProfile>;

export const deckEndpoints = {
  getDeck: defineEndpoint({
    method: 'GET',
    path: '/api/profiles/discover/',
    summary: 'The next profiles to decide on, at most 20. If there are none the header X-Deck-End says why.',
    access: 'member',
    query: deckQuery,
    status: 200,
    response: z.array(deckProfile),
    headers: { 'x-deck-end': deckEnds },
    errors: [],
    limit: 'deck',
  }),
};
