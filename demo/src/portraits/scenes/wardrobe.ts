import type { Cloth, Neckline, PortraitRecipe } from '../recipe.ts';
import type { Random } from '../seeded-random.ts';

const cloths: readonly Cloth[] = [
  { colors: ['#c2184b', '#7f1033', '#f8b133'] },
  { colors: ['#0e7c66', '#085a53', '#fff3e2'] },
  { colors: ['#f8b133', '#c98a12', '#4a0e2a'] },
  { colors: ['#fff3e2', '#e4c79f', '#c2184b'] },
  { colors: ['#2a6f8a', '#1d4f66', '#f8b133'] },
  { colors: ['#54407a', '#38295a', '#f0c15a'] },
  { colors: ['#f0643c', '#b5432a', '#fff3e2'] },
  { colors: ['#3a4250', '#232a36', '#f0643c'] },
  { print: 'kitenge', colors: ['#f8b133', '#c2184b', '#123c4a'] },
  { print: 'kitenge', colors: ['#0e7c66', '#f8b133', '#4a0e2a'] },
  { print: 'dots', colors: ['#4a0e2a', '#ffd9cc', '#f8b133'] },
  { print: 'bars', colors: ['#fff6ea', '#2a6f8a', '#2a6f8a'] },
  { print: 'check', colors: ['#e9d5c0', '#c2184b', '#2b0a18'] },
  { print: 'leaf', colors: ['#12605a', '#5fae8a', '#f8e2b0'] },
  { print: 'zig', colors: ['#2f3b52', '#f0a66a', '#fff3e2'] },
  { print: 'kikoy', colors: ['#fff3e2', '#2a8f7f', '#f0643c'] },
];

const slightNecks: readonly Neckline[] = ['crew', 'v', 'scoop', 'shirt', 'high', 'hood', 'scoop'];
const broadNecks: readonly Neckline[] = ['crew', 'v', 'shirt', 'high', 'hood', 'shirt'];
const coveredHair = ['hijab', 'shayla', 'khimar', 'pleated', 'turbanscarf'];

function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('an empty wardrobe');
  return item;
}

/** The same person in other clothes. Who covers her hair wears sleeves in every picture. */
export function inOtherClothes(recipe: PortraitRecipe, random: Random): PortraitRecipe {
  const cloth = pick(random, cloths);
  if (coveredHair.includes(recipe.hair))
    return { ...recipe, cloth, neckline: recipe.hair === 'turbanscarf' ? 'high' : 'crew' };
  return { ...recipe, cloth, neckline: pick(random, recipe.frame === 'broad' ? broadNecks : slightNecks) };
}
