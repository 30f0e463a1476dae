import type { HairColor, PortraitRecipe, SkinTone } from './recipe.ts';

export interface SkinShades {
  readonly base: string;
  readonly shade: string;
  readonly light: string;
  readonly glow: string;
  /** The warmth of cheeks and ears: barely redder than the skin. */
  readonly warm: string;
  /** Unpainted lips: upper and lower. */
  readonly lip: readonly [string, string];
  readonly line: string;
}

export interface HairShades {
  readonly base: string;
  readonly shine: string;
  readonly deep: string;
}

const baseBySkin: Record<SkinTone, readonly [base: string, shade: string, light: string]> = {
  jet: ['#432619', '#2c170f', '#67402c'],
  ebony: ['#5a3323', '#3e2116', '#7c4c35'],
  cocoa: ['#6f4330', '#4f2c1d', '#92604a'],
  umber: ['#7b4a2f', '#58321d', '#a06a48'],
  mahogany: ['#8a553a', '#673a25', '#ae7755'],
  bronze: ['#9a6240', '#744528', '#bf8860'],
  honey: ['#ae7649', '#875430', '#cf9a6d'],
  amber: ['#bf8a5e', '#986540', '#dcae85'],
  sand: ['#cf9d75', '#a97650', '#e7c09c'],
};

const shadesByHair: Record<HairColor, HairShades> = {
  ink: { base: '#1b1414', shine: '#46393a', deep: '#0b0707' },
  brown: { base: '#301b12', shine: '#6a452f', deep: '#1a0d08' },
  copper: { base: '#57290f', shine: '#a3592b', deep: '#35170a' },
  wine: { base: '#431020', shine: '#8b2f45', deep: '#27080f' },
  honey: { base: '#6a451f', shine: '#b9853f', deep: '#3f260f' },
  grey: { base: '#55504e', shine: '#9b9590', deep: '#393534' },
  silver: { base: '#9d9791', shine: '#dcd7d0', deep: '#736d68' },
};

export function skinShades({ skin }: Pick<PortraitRecipe, 'skin'>): SkinShades {
  const [base, shade, light] = baseBySkin[skin];
  return {
    base,
    shade,
    light,
    glow: mixColors(light, '#ffe2b8', 0.3),
    warm: mixColors(base, '#c2452f', 0.32),
    lip: [mixColors(base, '#4a1018', 0.42), mixColors(light, '#a8323c', 0.36)],
    line: mixColors(shade, '#160604', 0.55),
  };
}

export function hairShades(recipe: PortraitRecipe): HairShades {
  return shadesByHair[recipe.hairColor ?? 'ink'];
}

/** The colour `share` (0 to 1) of the way from one `#rrggbb` to another. */
export function mixColors(from: string, to: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const low = parseInt(from.slice(start, start + 2), 16);
    const high = parseInt(to.slice(start, start + 2), 16);
    return Math.round(low + (high - low) * Math.min(1, Math.max(0, share)))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
