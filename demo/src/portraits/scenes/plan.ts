import type { PlaceName } from '../places/places.ts';
import type { PortraitRecipe } from '../recipe.ts';
import { seededRandom, type Random } from '../seeded-random.ts';
import { activities, type ActivityName } from './activities.ts';

/** One picture of a person: the portrait, or what the person does and where. */
export type PicturePlan =
  | { readonly kind: 'portrait' }
  | { readonly kind: 'scene'; readonly activity: ActivityName; readonly place: PlaceName };

const byInterest: Readonly<Record<string, readonly ActivityName[]>> = {
  Music: ['guitar', 'singing'],
  Cooking: ['cooking', 'marketDay'],
  Photography: ['photography'],
  Dancing: ['dancing'],
  Festivals: ['dancing', 'singing'],
  Reading: ['reading'],
  Poetry: ['reading'],
  Coffee: ['coffee'],
  Tea: ['coffee'],
  Wine: ['coffee'],
  Art: ['painting'],
  Pottery: ['painting'],
  Hiking: ['hiking'],
  Nature: ['hiking', 'gardening'],
  Sports: ['football', 'running'],
  Fitness: ['running', 'yoga'],
  Yoga: ['yoga'],
  Gardening: ['gardening'],
  Farming: ['gardening', 'goats'],
  'Dairy farming': ['goats'],
  Camels: ['goats'],
  Animals: ['goats', 'dog'],
  Dogs: ['dog'],
  Cycling: ['cycling'],
  Fishing: ['fishing'],
  Technology: ['working'],
  Gaming: ['working'],
  Travel: ['hiking', 'photography'],
  Theatre: ['singing'],
  'Church choir': ['singing'],
};

const company: readonly ActivityName[] = ['friends', 'friend', 'dog', 'cat', 'friends', 'goats', 'friend'];
const placed: readonly ActivityName[] = ['waving', 'armsFolded', 'handOnHip', 'standing', 'closeUp', 'handOnHip'];

function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

type ScenePlan = PicturePlan & { readonly kind: 'scene' };

/** What of a person decides the pictures. */
export interface Sitter {
  readonly key: string;
  readonly interests: readonly string[];
  readonly portrait: Pick<PortraitRecipe, 'hair'>;
}

const prayingHair = ['hijab', 'shayla', 'khimar', 'pleated', 'turbanscarf', 'kofia', 'turban'];

/** Nobody is shown before a house of prayer that may not be theirs. */
function isFitting(place: PlaceName, { interests, portrait }: Sitter): boolean {
  if (place === 'mosque') return prayingHair.includes(portrait.hair);
  if (place === 'church') return interests.includes('Church choir');
  return true;
}

function sceneOf(random: Random, sitter: Sitter, activity: ActivityName, taken: readonly PlaceName[]): ScenePlan {
  const places: readonly PlaceName[] = activities[activity].places;
  const free = places.filter((place) => isFitting(place, sitter) && !taken.includes(place));
  return { kind: 'scene', activity, place: pick(random, free) };
}

/** Which activities a person is shown in, without the portrait: two or three, sometimes one. */
function chooseActivities(random: Random, interests: readonly string[]): readonly ActivityName[] {
  const chance = random();
  const count = chance < 0.06 ? 1 : chance < 0.5 ? 2 : 3;
  const liked = interests.flatMap((interest) => byInterest[interest] ?? []);
  const first = pick(random, liked.length > 0 ? liked : placed);
  const somewhere = pick(random, placed);
  const together = pick(
    random,
    company.filter((name) => name !== first),
  );
  const second = count === 2 && random() > 0.5 ? together : somewhere;
  return [first, second, together].slice(0, count);
}

/** The pictures of a person, portrait first: three or four, sometimes two. Activities follow the interests. */
export function planPictures(sitter: Sitter): readonly PicturePlan[] {
  const random = seededRandom(`pictures ${sitter.key}`);
  for (let i = 0; i < 3; i += 1) random();
  const scenes: ScenePlan[] = [];
  for (const activity of chooseActivities(random, sitter.interests)) {
    const taken = scenes.map(({ place }) => place);
    scenes.push(sceneOf(random, sitter, activity, taken));
  }
  return [{ kind: 'portrait' }, ...scenes];
}
