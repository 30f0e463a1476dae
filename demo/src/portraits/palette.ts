import type { HairColor, PortraitRecipe, SkinTone } from './recipe.ts';

export interface SkinShades {
  readonly base: string;
  readonly shade: string;
  readonly light: string;
  readonly glow: string;
  readonly blush: string;
  readonly line: string;
}

export interface HairShades {
  readonly base: string;
  readonly shine: string;
  readonly deep: string;
}

const shadesBySkin: Record<SkinTone, SkinShades> = {
  ebony: { base: '#5a3323', shade: '#3d2015', light: '#83513a', glow: '#ad7152', blush: '#9c3a2c', line: '#241009' },
  cocoa: { base: '#704230', shade: '#4f2a1b', light: '#986046', glow: '#bf8562', blush: '#a1432f', line: '#2c150c' },
  mahogany: { base: '#86523a', shade: '#633724', light: '#ae7553', glow: '#d29a74', blush: '#b54f38', line: '#391c10' },
  honey: { base: '#a46d48', shade: '#7d4d2e', light: '#c99166', glow: '#e6b78d', blush: '#c8614a', line: '#4b2713' },
};

const shadesByHair: Record<HairColor, HairShades> = {
  ink: { base: '#171011', shine: '#3a2a28', deep: '#0c0708' },
  brown: { base: '#2b1710', shine: '#593525', deep: '#1a0d08' },
  copper: { base: '#4a2312', shine: '#8a4a26', deep: '#33170b' },
  wine: { base: '#3a0f1b', shine: '#7a2436', deep: '#260911' },
  grey: { base: '#4a4543', shine: '#8d8580', deep: '#332e2d' },
  silver: { base: '#8f8984', shine: '#cbc5bf', deep: '#6b6561' },
};

export function skinShades(recipe: PortraitRecipe): SkinShades {
  return shadesBySkin[recipe.skin];
}

export function hairShades(recipe: PortraitRecipe): HairShades {
  return shadesByHair[recipe.hairColor ?? 'ink'];
}

/** The colour `share` (0 to 1) of the way from one `#rrggbb` to another. */
export function mixColors(from: string, to: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const low = parseInt(from.slice(start, start + 2), 16);
    const high = parseInt(to.slice(start, start + 2), 16);
    return Math.round(low + (high - low) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
