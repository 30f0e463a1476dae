// The values of each option in the order on screen (docs/product.md, "Option lists"). They are sent as they are here.

export const genders = ['female', 'male', 'non-binary', 'other'] as const;
export type Gender = (typeof genders)[number];

/** Sign-up sends these together with the gender `non-binary` (docs/product.md, "Gender detail"). */
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

/** What a member looks for in others: with `non-binary` also those of another gender or of none. */
export const lookingForOptions = ['women', 'men', 'non-binary'] as const;
export type LookingFor = (typeof lookingForOptions)[number];

/** What a member wants from the app. */
export const intents = ['relationship', 'friends', 'casual', 'not-sure'] as const;
export type Intent = (typeof intents)[number];

/** How near people must be: in the same town, the same county, that county and its neighbours, or anywhere in Kenya. */
export const nearOptions = ['town', 'county', 'neighbours', 'anywhere'] as const;
export type Near = (typeof nearOptions)[number];

/** Who meets a member: everyone who fits, or only those whom the member has liked. */
export const shownToOptions = ['everyone', 'liked'] as const;
export type ShownTo = (typeof shownToOptions)[number];

/** Why a deck has nobody: the day's profiles are used up, or everyone who fits has been decided on. */
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

/** Why a member is reported. */
export const reportReasons = ['fake', 'money', 'harassment', 'under_18', 'offensive_photo', 'other'] as const;

/** What a reviewer can decide against a member. */
export const sanctions = ['warn', 'suspend', 'ban'] as const;
export const reportDecisions = ['dismiss', ...sanctions] as const;

/** For what a member's consent is asked: orientation on the profile, and the comparison of faces with an ID. */
export const consentPurposes = ['orientation', 'verification'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];
/** The version of the words beside the choice of an orientation. Another meaning needs another one. */
export const orientationConsent = 1;
