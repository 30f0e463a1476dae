import type { Mould, PortraitRecipe } from '../recipe.ts';
import { seededRandom, type Random } from '../seeded-random.ts';

export type FaceForm = 'oval' | 'round' | 'heart' | 'square' | 'long' | 'diamond' | 'pear';
export type Lid = 'crease' | 'hooded' | 'deep' | 'plain';
export type BrowForm = 'soft' | 'arched' | 'straight' | 'angled' | 'round';
export type NoseTip = 'round' | 'broad' | 'pointed' | 'low';

/** The measures of one face, in units of which the face is about 120 wide. Heights count down from the eyes. */
export interface FaceFeatures {
  readonly form: FaceForm;
  /** Half the width at forehead, cheekbones, jaw and chin. */
  readonly temple: number;
  readonly cheek: number;
  readonly jaw: number;
  readonly chin: number;
  readonly jawY: number;
  readonly chinY: number;
  readonly hairline: number;
  /** Distance of an eye from the middle, half its width, its opening and the rise of its outer corner. */
  readonly eyeX: number;
  readonly eyeW: number;
  readonly eyeOpen: number;
  readonly eyeTilt: number;
  readonly lid: Lid;
  readonly iris: string;
  readonly browForm: BrowForm;
  readonly browY: number;
  readonly browThick: number;
  readonly browGap: number;
  readonly noseY: number;
  readonly noseBridge: number;
  readonly noseWing: number;
  readonly noseTip: NoseTip;
  readonly mouthY: number;
  readonly mouthW: number;
  readonly lipUpper: number;
  readonly lipLower: number;
  readonly bow: number;
  readonly ear: number;
  readonly earOut: number;
  readonly teeth: 'even' | 'gap' | 'wide';
  readonly mark: 'none' | 'mole' | 'freckles' | 'dimples';
}

interface Outline {
  readonly temple: number;
  readonly cheek: number;
  readonly jaw: number;
  readonly chin: number;
  readonly jawY: number;
  readonly chinY: number;
}

const outlines: Record<FaceForm, Outline> = {
  oval: { temple: 59, cheek: 61, jaw: 46, chin: 20, jawY: 64, chinY: 103 },
  round: { temple: 61, cheek: 68, jaw: 57, chin: 27, jawY: 60, chinY: 92 },
  heart: { temple: 66, cheek: 64, jaw: 42, chin: 14, jawY: 62, chinY: 101 },
  square: { temple: 61, cheek: 63, jaw: 59, chin: 32, jawY: 70, chinY: 100 },
  long: { temple: 55, cheek: 56, jaw: 46, chin: 22, jawY: 76, chinY: 117 },
  diamond: { temple: 53, cheek: 66, jaw: 43, chin: 17, jawY: 64, chinY: 105 },
  pear: { temple: 56, cheek: 63, jaw: 61, chin: 28, jawY: 68, chinY: 98 },
};

const moulds: Record<Mould, { wing: number; bridge: number; upper: number; lower: number; length: number }> = {
  full: { wing: 21, bridge: 9, upper: 8.6, lower: 11, length: 39 },
  even: { wing: 17.5, bridge: 7.5, upper: 6.6, lower: 9, length: 42 },
  fine: { wing: 13.5, bridge: 6, upper: 4.8, lower: 7.4, length: 45 },
};

const irises = ['#2b150c', '#351b0f', '#43240f', '#5a3216', '#6b4420'] as const;

function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

/** A number around `middle`, at most `reach` away, more often near the ends than in the middle. */
function spread(random: Random, middle: number, reach: number): number {
  const x = random() * 2 - 1;
  return Math.round((middle + reach * Math.sign(x) * Math.abs(x) ** 0.65) * 10) / 10;
}

function outlineOf(random: Random, recipe: PortraitRecipe, form: FaceForm): Outline & { form: FaceForm } {
  const base = outlines[form];
  const broad = recipe.frame === 'broad' ? 1 : 0;
  const fat = recipe.weight ?? 0;
  return {
    form,
    temple: base.temple + spread(random, 0, 2),
    cheek: base.cheek + fat * 5 + spread(random, 0, 2),
    jaw: base.jaw + broad * 4 + fat * 7 + spread(random, 0, 3),
    chin: base.chin + broad * 4 + fat * 2 + spread(random, 0, 3),
    jawY: base.jawY + spread(random, 0, 3),
    chinY: base.chinY + broad * 3 + spread(random, 0, 4),
  };
}

/** The features of a person: chosen by hand where the recipe says so, by the seed otherwise. */
export function featuresOf(recipe: PortraitRecipe): FaceFeatures {
  const random = seededRandom(`face ${recipe.seed ?? recipe.id}`);
  for (let i = 0; i < 3; i += 1) random();
  const broad = recipe.frame === 'broad' ? 1 : 0;
  const form = recipe.face?.form ?? pick(random, Object.keys(outlines) as FaceForm[]);
  const mould = moulds[recipe.mould ?? 'full'];
  const outline = outlineOf(random, recipe, form);
  const noseY = spread(random, mould.length + (outline.chinY - 101) * 0.2, 4);
  const features: FaceFeatures = {
    ...outline,
    hairline: spread(random, -64, 6),
    eyeX: spread(random, 29, 3.2),
    eyeW: spread(random, 15.6 - broad * 0.6, 2.2),
    eyeOpen: spread(random, 9.8 - broad * 0.7, 2.2),
    eyeTilt: spread(random, 1.2, 3),
    lid: pick(random, ['crease', 'hooded', 'deep', 'plain']),
    iris: pick(random, irises),
    browForm: pick(random, ['soft', 'arched', 'straight', 'angled', 'round']),
    browY: spread(random, -24.5 + broad * 1.5, 2.8),
    browThick: spread(random, 4.4 + broad * 1.8, 1.7),
    browGap: spread(random, 13, 3),
    noseY,
    noseBridge: spread(random, mould.bridge, 1.8),
    noseWing: spread(random, mould.wing + broad, 2.6),
    noseTip: pick(random, ['round', 'broad', 'pointed', 'low']),
    mouthY: noseY + (outline.chinY - noseY) * spread(random, 0.42, 0.035),
    mouthW: spread(random, 25, 5),
    lipUpper: spread(random, mould.upper, 1.8),
    lipLower: spread(random, mould.lower, 2.2),
    bow: spread(random, 2, 2),
    ear: spread(random, 1, 0.16),
    earOut: spread(random, 8, 4),
    teeth: pick(random, ['even', 'even', 'gap', 'wide']),
    mark: pick(random, ['none', 'none', 'none', 'mole', 'dimples', 'freckles']),
  };
  return { ...features, ...recipe.face };
}
