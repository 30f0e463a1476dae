import type { FaceFeatures } from './face/features.ts';

/** Everything in which two drawn people can differ. Colours are `#rrggbb`. */
export interface PortraitRecipe {
  /** Prefixes the ids in the SVG. Letters and digits only. */
  readonly id: string;
  /** Decides face and proportions. The same in all pictures of a person; the id when it is left out. */
  readonly seed?: string;
  readonly age: number;
  /** The width of shoulders, neck and jaw. Says nothing about the person's gender. */
  readonly frame: 'slight' | 'broad';
  /** How full cheeks, neck and shoulders are, from -1 to 1. */
  readonly weight?: number;
  readonly skin: SkinTone;
  /** The proportions of nose and lips. */
  readonly mould?: Mould;
  /** Features that are chosen by hand. All others follow from the seed. */
  readonly face?: Partial<FaceFeatures>;
  readonly hair: HairStyle;
  readonly hairColor?: HairColor;
  readonly beard?: Beard;
  readonly mouth?: Expression;
  /** The colour of painted lips. Unpainted ones follow from the skin. */
  readonly lip?: string;
  /** The colours of a headscarf, headwrap, turban, kofia, cap or beanie: main, second, shade, fourth. */
  readonly wrap?: readonly string[];
  /** The tie around a puff. */
  readonly band?: string;
  readonly neckline: Neckline;
  readonly cloth: Cloth;
  readonly earrings?: 'hoop' | 'drop' | 'stud' | 'disc';
  readonly earC?: string;
  readonly necklace?: 'beads' | 'chain';
  /** Colour of the spectacle frame. */
  readonly glasses?: string;
  /** The roundness of the lenses: 8 is square, 20 is round. */
  readonly glassR?: number;
  readonly nosestud?: boolean;
  /** The colours of the lower background, the upper background and the motif. */
  readonly bg: readonly [string, string, string];
  readonly motif: Motif;
  /** The position and size of the sun. */
  readonly sx?: number;
  readonly sy?: number;
  readonly sr?: number;
  /** The colours of the two hills. */
  readonly h1?: string;
  readonly h2?: string;
  /** Degrees, -10 to 10. */
  readonly tilt?: number;
  /** The direction in which the face looks, from -1 (left) to 1 (right). */
  readonly turn?: number;
}

export type SkinTone = 'jet' | 'ebony' | 'cocoa' | 'umber' | 'mahogany' | 'bronze' | 'honey' | 'amber' | 'sand';
export type Mould = 'full' | 'even' | 'fine';
export type HairColor = 'ink' | 'brown' | 'copper' | 'wine' | 'grey' | 'silver' | 'honey';
export type Beard = 'stubble' | 'short' | 'full' | 'long' | 'goatee' | 'moustache' | 'chinstrap';
export type Expression = 'calm' | 'smile' | 'grin' | 'laugh' | 'thoughtful' | 'smirk';
export type HairStyle =
  | 'braids'
  | 'sidebraids'
  | 'braidbun'
  | 'braidtail'
  | 'afro'
  | 'twa'
  | 'puff'
  | 'twopuffs'
  | 'bantu'
  | 'cornrows'
  | 'cornrowpuff'
  | 'cornrowbraids'
  | 'locs'
  | 'shortlocs'
  | 'locbun'
  | 'twists'
  | 'twistout'
  | 'curls'
  | 'longwave'
  | 'straight'
  | 'bob'
  | 'sleekbun'
  | 'ponytail'
  | 'fade'
  | 'buzz'
  | 'waves'
  | 'hightop'
  | 'curlytop'
  | 'sidepart'
  | 'receding'
  | 'bald'
  | 'hijab'
  | 'shayla'
  | 'khimar'
  | 'pleated'
  | 'turbanscarf'
  | 'headwrap'
  | 'bowwrap'
  | 'highwrap'
  | 'turban'
  | 'kofia'
  | 'cap'
  | 'bucket'
  | 'beanie'
  | 'strawhat';
export type Neckline = 'crew' | 'v' | 'scoop' | 'strap' | 'off' | 'high' | 'shirt' | 'blazer' | 'hood';
export type Print = 'plain' | 'kitenge' | 'dots' | 'kikoy' | 'leaf' | 'zig' | 'check' | 'bars';
export type Motif =
  | 'sun'
  | 'rise'
  | 'arch'
  | 'hills'
  | 'stripes'
  | 'dots'
  | 'leaves'
  | 'window'
  | 'kanga'
  | 'bands'
  | 'scallops'
  | 'quarter';

export interface Cloth {
  readonly print?: Print;
  readonly colors: readonly [string, string, string];
  /** What is worn under a blazer. */
  readonly inner?: string;
}
