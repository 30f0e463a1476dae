import { placeNames, type PlaceName } from '../places/places.ts';
import { seededRandom, type Random } from '../seeded-random.ts';
import { activities, type ActivityName } from './activities.ts';
import type { Activity } from './scene.ts';

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

function sceneOf(random: Random, activity: ActivityName, taken: readonly PlaceName[]): PicturePlan & { kind: 'scene' } {
  const all: readonly PlaceName[] = (activities[activity] as Activity).places;
  const free = all.filter((place) => !taken.includes(place));
  return { kind: 'scene', activity, place: pick(random, free.length > 0 ? free : placeNames) };
}

/** The pictures of a person, portrait first: three or four, sometimes two. Activities follow the interests. */
export function planPictures(key: string, interests: readonly string[]): readonly PicturePlan[] {
  const random = seededRandom(`pictures ${key}`);
  for (let i = 0; i < 3; i += 1) random();
  const chance = random();
  const count = chance < 0.07 ? 2 : chance < 0.48 ? 3 : 4;
  const liked = interests.flatMap((interest) => byInterest[interest] ?? []);
  const first = pick(random, liked.length > 0 ? liked : placed);
  const others = company.filter((name) => name !== first);
  const wanted = [first, pick(random, placed), pick(random, others)];
  const order = count === 3 && random() > 0.5 ? [first, wanted[2] ?? first] : wanted.slice(0, count - 1);
  const scenes = order.reduce<(PicturePlan & { kind: 'scene' })[]>(
    (done, activity) => [
      ...done,
      sceneOf(
        random,
        activity,
        done.map(({ place }) => place),
      ),
    ],
    [],
  );
  return [{ kind: 'portrait' }, ...scenes];
}
