import { z } from 'zod';
import { boundedText, cleanWithin, uncleanedFactor } from '../bounded-text.ts';
import { defineEndpoint } from '../endpoint.ts';
import { storedInterest } from './interest-names.ts';
import { ageLimits, interestsMax, textLimits } from '../limits.ts';
import { personName } from './names.ts';
import { genderDetails, genders, intents, orientations, shownToOptions, visibilities } from './options.ts';
import { ownPhotoDetail, photoDetail, photoPath } from './photos.ts';
import { promptAnswer, promptsInput } from './prompts.ts';
import {
  clearableChoice,
  idParams,
  line,
  optionalChoice,
  optionalFlag,
  optionalText,
  paragraph,
  wholeNumber,
} from '../text.ts';

const profileFields = {
  id: z.number().int(),
  name: z.string(),
  bio: z.string(),
  age: z.number().int().nullable(),
  location: z.string(),
  photo: photoPath.nullable(),
  photos: z.array(photoPath),
  photo_details: z.array(photoDetail),
  interests: z.array(z.string()),
  /** At most three, in the order that the owner chose. */
  prompts: z.array(promptAnswer),
  isVerified: z.boolean(),
  /** The kind of relationship that they want; null to others unless the owner shows it. */
  intent: z.enum(intents).nullable(),
};

/** A profile as a stranger or a match sees it. Fields hidden from the viewer are null. */
export const visibleProfile = z.object({
  ...profileFields,
  user: z.object({
    id: z.number().int(),
    gender: z.enum(genders).nullable(),
    orientation: z.enum(orientations).nullable(),
    birthday: z.string().nullable(),
  }),
});
export type VisibleProfile = z.infer<typeof visibleProfile>;

/** A member's own profile, with the values that others do not see yet. */
export const ownProfile = z.object({
  ...profileFields,
  photo_details: z.array(ownPhotoDetail),
  /** The values that others see only after a review. Until then others see the old ones. */
  in_review: z.object({ name: z.boolean(), gender: z.boolean(), photo: z.boolean() }),
  user: z.object({
    id: z.number().int(),
    email: z.string(),
    full_name: z.string(),
    gender: z.enum(genders).nullable(),
    gender_detail: z.enum(genderDetails).nullable(),
    orientation: z.enum(orientations).nullable(),
    birthday: z.string(),
    role: z.enum(['member', 'moderator']),
  }),
  orientation_visibility: z.enum(visibilities),
  birthday_visibility: z.enum(visibilities),
  /** If true, others see the intent. */
  shows_intent: z.boolean(),
  /** The people to whom the member is shown: everyone who fits, or only people whom the member has liked. */
  shown_to: z.enum(shownToOptions),
  /** If true, only matches see the member. Chats stay. */
  is_paused: z.boolean(),
  /** False until the profile has been saved with name, age and location for the first time. */
  is_saved: z.boolean(),
});
export type OwnProfile = z.infer<typeof ownProfile>;

const interest = line(1, textLimits.interestMax);

/** The length of the longest list as text: JSON in which every character is escaped. */
const interestsTextMax = interestsMax * (textLimits.interestMax * '\\u0000'.length + '"", '.length);
const trimInterest = cleanWithin(textLimits.interestMax, (text) => text.trim());

function splitInterests(value: unknown): unknown {
  // The list has too many entries, or one that is too long.
  if (typeof value === 'string' && value.length > interestsTextMax * uncleanedFactor)
    return value.slice(0, interestsTextMax * uncleanedFactor).split(',', interestsMax + 1);
  const items = typeof value === 'string' ? parseInterestText(value) : value;
  if (!Array.isArray(items) || items.length > interestsMax * uncleanedFactor) return items;
  return items
    .map((item: unknown) => (typeof item === 'string' ? trimInterest(item) : item))
    .filter((item) => item !== '');
}

function parseInterestText(value: string): unknown {
  if (!value.trimStart().startsWith('[')) return value.split(',');
  try {
    return JSON.parse(value);
  } catch {
    return value.split(',');
  }
}

/**
 * Accepts interests as a list, as repeated fields, as a JSON list in a text, or as text separated by commas. Drops
 * duplicates, and turns the Swahili word of a suggested interest into its value.
 */
export const interestsInput = z.preprocess(
  splitInterests,
  z
    .array(interest)
    .max(interestsMax)
    .transform((list) =>
      list
        .map(storedInterest)
        .filter((item, index, all) => all.findIndex((other) => other.toLowerCase() === item.toLowerCase()) === index),
    ),
);

const name = personName;
const bio = paragraph(0, textLimits.bioMax);
const location = line(1, textLimits.locationMax);
const age = wholeNumber(ageLimits.min, ageLimits.max);
/**
 * The field is a text instead of a file. An empty text or the path of the current photo changes nothing. Any other text
 * is refused.
 */
const photo = optionalText(boundedText(2000));
/** A complete profile may leave settings out. Those keep their values. */
const settings = {
  orientation_visibility: optionalChoice(visibilities),
  birthday_visibility: optionalChoice(visibilities),
  gender: optionalChoice(genders),
  /** Null and an empty text clear it. It is stored only with the gender `non-binary`. */
  gender_detail: clearableChoice(genderDetails),
  orientation: optionalChoice(orientations),
  /** Null and an empty text clear it. */
  intent: clearableChoice(intents),
  shows_intent: optionalFlag,
  shown_to: optionalChoice(shownToOptions),
  is_paused: optionalFlag,
};

/** A complete profile. */
export const profilePutBody = z.object({
  name,
  age,
  location,
  bio: bio.default(''),
  interests: interestsInput.default([]),
  /** Fields that are left out keep their values, so a client that does not know them loses nothing. */
  prompts: promptsInput.optional(),
  photo,
  ...settings,
});
/** Changes to a profile. Absent fields stay as they are. */
export const profilePatchBody = z.object({
  name: name.optional(),
  age: optionalText(age),
  location: location.optional(),
  bio: bio.optional(),
  interests: interestsInput.optional(),
  prompts: promptsInput.optional(),
  photo,
  ...settings,
});

const savingErrors = ['photo_invalid', 'photo_refused', 'file_too_large', 'busy'] as const;

export const profileEndpoints = {
  getOwnProfile: defineEndpoint({
    method: 'GET',
    path: '/api/profiles/me',
    summary: "The member's own profile.",
    access: 'member',
    status: 200,
    response: ownProfile,
    errors: [],
    limit: 'read',
  }),
  putOwnProfile: defineEndpoint({
    method: 'PUT',
    path: '/api/profiles/me',
    summary: "Replace the member's own profile. Without `photo` the photo stays; without `bio` the bio is cleared.",
    access: 'member',
    body: profilePutBody,
    files: ['photo'],
    status: 200,
    response: ownProfile,
    errors: savingErrors,
    limit: 'upload',
  }),
  patchOwnProfile: defineEndpoint({
    method: 'PATCH',
    path: '/api/profiles/me',
    summary: "Change some fields of the member's own profile.",
    access: 'member',
    body: profilePatchBody,
    files: ['photo'],
    status: 200,
    response: ownProfile,
    errors: savingErrors,
    limit: 'upload',
  }),
  getProfile: defineEndpoint({
    method: 'GET',
    path: '/api/profiles/{id}/',
    summary: "Another member's profile, as this viewer may see it.",
    access: 'member',
    params: idParams,
    status: 200,
    response: visibleProfile,
    errors: ['not_found'],
    limit: 'read',
  }),
};
