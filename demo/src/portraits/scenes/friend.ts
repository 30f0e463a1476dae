import type { HairStyle, PortraitRecipe, SkinTone } from '../recipe.ts';
import { seededRandom } from '../seeded-random.ts';
import { inOtherClothes } from './wardrobe.ts';

const slightHair: readonly HairStyle[] = [
  'puff',
  'afro',
  'sidebraids',
  'curls',
  'twa',
  'bob',
  'cornrowpuff',
  'hijab',
  'headwrap',
  'longwave',
];
const broadHair: readonly HairStyle[] = [
  'fade',
  'buzz',
  'hightop',
  'twists',
  'cap',
  'bald',
  'waves',
  'curlytop',
  'kofia',
  'shortlocs',
];
const tones: readonly SkinTone[] = ['jet', 'ebony', 'cocoa', 'umber', 'mahogany', 'bronze', 'honey'];

/** A friend who is nobody of the demo: only seen beside the person. */
export function makeFriend(seed: string, age: number): PortraitRecipe {
  const random = seededRandom(`friend ${seed}`);
  for (let i = 0; i < 3; i += 1) random();
  const broad = random() > 0.5;
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  };
  const hair = pick(broad ? broadHair : slightHair);
  const recipe: PortraitRecipe = {
    id: seed,
    age: Math.max(20, age - 4 + Math.round(random() * 8)),
    frame: broad ? 'broad' : 'slight',
    weight: random() * 1.4 - 0.6,
    skin: pick(tones),
    mould: random() > 0.6 ? 'even' : 'full',
    hair,
    ...(broad && random() > 0.5 ? { beard: pick(['short', 'stubble', 'goatee'] as const) } : {}),
    mouth: pick(['grin', 'laugh', 'smile'] as const),
    neckline: 'crew',
    cloth: { colors: ['#c2184b', '#7f1033', '#f8b133'] },
    bg: ['#fff', '#fff', '#fff'],
    motif: 'sun',
    tilt: random() * 14 - 7,
    turn: random() - 0.5,
  };
  return inOtherClothes(recipe, random);
}
