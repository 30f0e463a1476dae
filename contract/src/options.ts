/** The option lists of SPEC.md section 3, in its order. Values are what travels on the wire. */
export const genders = ['female', 'male', 'non-binary', 'other'] as const;
export type Gender = (typeof genders)[number];

/** What sign-up's labels Trans and Genderfluid send beside gender `non-binary` (DESIGN.md 2.5). */
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
