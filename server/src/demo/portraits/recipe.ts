/** Everything that may differ between two drawn people. Colours are `#rrggbb`. */
export interface PortraitRecipe {
  /** Names the person inside the SVG and seeds the small irregularities of the hair. Letters and digits only. */
  readonly id: string;
  /** Shoulders, neck and jaw as drawn; says nothing about the person's gender. */
  readonly frame: 'slight' | 'broad';
  readonly skin: SkinTone;
  readonly hair: HairStyle;
  readonly hairColor?: HairColor;
  readonly beard?: Beard;
  readonly eyes?: 'open' | 'soft' | 'happy';
  readonly mouth?: 'smile' | 'grin' | 'calm';
  /** Lines of a face past its forties. */
  readonly lines?: boolean;
  readonly lip?: string;
  /** Half the width of the nose in drawing units, about 14 to 20. */
  readonly nose?: number;
  /** Moves the brows down (positive) or up. */
  readonly browY?: number;
  readonly face?: FaceShape;
  /** Headscarf, headwrap, kofia, cap or beanie: main, second, shade, fourth. */
  readonly wrap?: readonly string[];
  /** The tie around a puff. */
  readonly band?: string;
  /** Where braids are parted, in drawing units from the middle. */
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
  /** Three colours: lower ground, upper ground, motif. */
  readonly bg: readonly [string, string, string];
  readonly motif: Motif;
  /** Place and size of the sun. */
  readonly sx?: number;
  readonly sy?: number;
  readonly sr?: number;
  /** The two hills. */
  readonly h1?: string;
  readonly h2?: string;
  /** Degrees, -4 to 4. */
  readonly tilt?: number;
  /** Where the face looks, -1 (left) to 1 (right). */
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
