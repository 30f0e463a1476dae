/** Everything in which two drawn people can differ. Colours are `#rrggbb`. */
export interface PortraitRecipe {
  /** Prefixes the ids in the SVG and seeds the small irregularities of the hair. Letters and digits only. */
  readonly id: string;
  /** The width of shoulders, neck and jaw. Says nothing about the person's gender. */
  readonly frame: 'slight' | 'broad';
  readonly skin: SkinTone;
  readonly hair: HairStyle;
  readonly hairColor?: HairColor;
  readonly beard?: Beard;
  readonly eyes?: 'open' | 'soft' | 'happy';
  readonly mouth?: 'smile' | 'grin' | 'calm';
  /** Whether the face shows the lines of somebody past their forties. */
  readonly lines?: boolean;
  readonly lip?: string;
  /** Half the width of the nose in drawing units, about 14 to 20. */
  readonly nose?: number;
  /** Moves the brows down (positive) or up (negative), in drawing units. */
  readonly browY?: number;
  readonly face?: FaceShape;
  /** The colours of a headscarf, headwrap, kofia, cap or beanie: main, second, shade, fourth. */
  readonly wrap?: readonly string[];
  /** The tie around a puff. */
  readonly band?: string;
  /** The place of the parting between braids, in drawing units from the middle. */
  readonly part?: number;
  readonly neckline: Neckline;
  readonly cloth: Cloth;
  readonly earrings?: 'hoop' | 'drop' | 'stud' | 'disc';
  readonly earC?: string;
  readonly necklace?: 'beads' | 'chain';
  /** Colour of the spectacle frame. */
  readonly glasses?: string;
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
  /** Degrees, -4 to 4. */
  readonly tilt?: number;
  /** The direction in which the face looks, from -1 (left) to 1 (right). */
  readonly turn?: number;
  /** 1.0 to 1.26. */
  readonly scale?: number;
}

export type SkinTone = 'ebony' | 'cocoa' | 'mahogany' | 'honey';
export type HairColor = 'ink' | 'brown' | 'copper' | 'wine' | 'grey' | 'silver';
export type Beard = 'stubble' | 'short' | 'full' | 'goatee' | 'moustache';
export type HairStyle =
  | 'braids'
  | 'afro'
  | 'twa'
  | 'puff'
  | 'cornrowpuff'
  | 'braidbun'
  | 'locs'
  | 'bob'
  | 'longwave'
  | 'hijab'
  | 'headwrap'
  | 'fade'
  | 'buzz'
  | 'waves'
  | 'hightop'
  | 'twists'
  | 'bald'
  | 'kofia'
  | 'bantu'
  | 'twopuffs'
  | 'locbun'
  | 'crown'
  | 'cap'
  | 'beanie'
  | 'cornrows';
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

/** Half widths of cheek, jaw and chin, and the y of the chin, on the 400 x 500 sheet. */
export interface FaceShape {
  readonly cw: number;
  readonly jw: number;
  readonly ch: number;
  readonly chin: number;
}

export interface Cloth {
  readonly print?: Print;
  readonly colors: readonly [string, string, string];
  /** What is worn under a blazer. */
  readonly inner?: string;
}
