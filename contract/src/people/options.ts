// The values of each option in the order on screen (docs/product/profile.md, "Option lists"). They are sent as they are
// here.

export const genders = ['female', 'male', 'non-binary', 'other'] as const;
export type Gender = (typeof genders)[number];

/** Sign-up sends these together with the gender `non-binary` (docs/product/profile.md, "Gender detail"). */
export const genderDetails = ['trans', 'genderfluid'] as const;
export type GenderDetail = (typeof genderDetails)[number];

export const genderFilters = ['male', 'non-binary', 'trans', 'genderfluid', 'female', 'other'] as const;
export type GenderFilter = (typeof genderFilters)[number];

export const orientations = [
  'straight',
  'gay',
  'lesbian',
  'bisexual',
  'pansexual',
  'asexual',
  'queer',
  'other',
] as const;
export type Orientation = (typeof orientations)[number];

export const visibilities = ['everyone', 'matches', 'nobody'] as const;
export type Visibility = (typeof visibilities)[number];

/** The people that a member looks for. `non-binary` includes people of another gender or of none. */
export const lookingForOptions = ['women', 'men', 'non-binary'] as const;
export type LookingFor = (typeof lookingForOptions)[number];

/** The kinds of relationship that a member wants from the app. */
export const intents = ['relationship', 'friends', 'casual', 'not-sure'] as const;
export type Intent = (typeof intents)[number];

/**
 * The area in which people must live: the same town, the same county, that county and its neighbours, or anywhere in
 * Kenya.
 */
export const nearOptions = ['town', 'county', 'neighbours', 'anywhere'] as const;
export type Near = (typeof nearOptions)[number];

/** The people to whom a member is shown: everyone who fits, or only those whom the member has liked. */
export const shownToOptions = ['everyone', 'liked'] as const;
export type ShownTo = (typeof shownToOptions)[number];

/**
 * The reason why a deck is empty: the day's profiles are used up, or the member has liked or passed everyone who fits.
 */
export const deckEnds = ['limit', 'everyone'] as const;
export type DeckEnd = (typeof deckEnds)[number];

export const suggestedInterests = [
  'Travel',
  'Cooking',
  'Music',
  'Sports',
  'Reading',
  'Movies',
  'Photography',
  'Hiking',
  'Art',
  'Gaming',
  'Dancing',
  'Yoga',
  'Fitness',
  'Technology',
  'Fashion',
  'Animals',
  'Nature',
  'Coffee',
  'Wine',
  'Festivals',
] as const;

/** The reasons for which a member is reported. */
export const reportReasons = ['fake', 'money', 'harassment', 'under_18', 'offensive_photo', 'other'] as const;

/** The decisions that a reviewer can make against a member. */
export const sanctions = ['warn', 'suspend', 'ban'] as const;
export const reportDecisions = ['dismiss', ...sanctions] as const;

/**
 * The purposes for which a member's consent is asked: orientation on the profile, and the comparison of faces with an
 * ID.
 */
export const consentPurposes = ['orientation', 'verification'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];
/** The version of the text beside the choice of an orientation. Raise it when the meaning of the text changes. */
export const orientationConsent = 1;

/** The parts of a verified member's profile whose changes a reviewer looks at. */
export const changedParts = ['name', 'gender', 'photo'] as const;
export type ChangedPart = (typeof changedParts)[number];
