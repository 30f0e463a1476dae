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
