import type { suggestedInterests } from './options.ts';

/**
 * The suggested interests in Swahili. Profiles store the English value, whatever the language in which it was chosen or
 * typed; search knows both words. No native speaker has reviewed them yet.
 */
export const swahiliInterests: Readonly<Record<(typeof suggestedInterests)[number], string>> = {
  Travel: 'Kusafiri',
  Cooking: 'Kupika',
  Music: 'Muziki',
  Sports: 'Michezo',
  Reading: 'Kusoma',
  Movies: 'Filamu',
  Photography: 'Kupiga picha',
  Hiking: 'Kupanda milima',
  Art: 'Sanaa',
  Gaming: 'Michezo ya video',
  Dancing: 'Kucheza dansi',
  Yoga: 'Yoga',
  Fitness: 'Mazoezi',
  Technology: 'Teknolojia',
  Fashion: 'Mitindo',
  Animals: 'Wanyama',
  Nature: 'Asili',
  Coffee: 'Kahawa',
  Wine: 'Mvinyo',
  Festivals: 'Tamasha',
};

/** The value and the Swahili word of a suggested interest, found by a text in either language and in any case. */
function findPair(text: string): readonly [value: string, swahili: string] | undefined {
  const wanted = text.toLowerCase();
  return Object.entries(swahiliInterests).find((pair) => pair.some((word) => word.toLowerCase() === wanted));
}

/** The stored form of a typed interest: the English value of a suggested one, otherwise the text as it is. */
export function storedInterest(text: string): string {
  return findPair(text)?.[0] ?? text;
}

/** The Swahili word of a stored interest, or the text as its owner typed it. */
export function swahiliInterest(interest: string): string {
  return findPair(interest)?.[1] ?? interest;
}
