import type { Likeness, ScreeningFlag, VerificationScreening } from '@mwanzo/contract/trust/screenings';

interface SeenFace {
  readonly sharpness: number;
  readonly brightness: number;
}

interface SeenPicture {
  readonly faces: readonly SeenFace[];
  readonly pattern: number;
}

interface SeenDocuments {
  readonly idDocument: SeenPicture;
  readonly selfie: SeenPicture;
  readonly photo: SeenPicture | null;
  readonly idToSelfie: number | null;
  readonly selfieToPhoto: number | null;
}

/** The stored result of a screening, besides its flags. */
export interface ScreeningScores {
  readonly idFaces: number;
  readonly selfieFaces: number;
  /** Null when there was no photo. */
  readonly photoFaces: number | null;
  readonly idToSelfie: number | null;
  readonly selfieToPhoto: number | null;
  readonly idSharpness: number | null;
  readonly selfieSharpness: number | null;
  readonly idBrightness: number | null;
  readonly selfieBrightness: number | null;
  readonly selfiePattern: number;
}

/** Distances up to this probably belong to one person, and those above `closelyMax` to two. */
const sameMax = 0.5;
const closelyMax = 0.62;

/** A face with lower sharpness, in 160x160 px, counts as blurred. */
const sharpnessMin = 40;
const brightnessRange = { from: 60, to: 220 } as const;
/** Stronger patterns do not occur in photos of people and things. */
const patternMax = 14;

const attemptsMax = 3;

/** Returns true if a screening with this many failures should be tried again. */
export function mayTryAgain(attempts: number): boolean {
  return attempts < attemptsMax;
}

/** The hint for a reviewer about the distance of two faces. */
export function likenessOf(distance: number | null): Likeness | null {
  if (distance === null) return null;
  if (distance <= sameMax) return 'likely_same';
  return distance <= closelyMax ? 'look_closely' : 'likely_different';
}

/** The findings that a reviewer should look at. Only the database knows if a selfie was used before. */
export function flagsOf({ idDocument, selfie, photo }: SeenDocuments): ScreeningFlag[] {
  const flags: [ScreeningFlag, boolean][] = [
    ['id_no_face', idDocument.faces.length === 0],
    ['id_many_faces', idDocument.faces.length > 1],
    ['id_blurred', isBlurred(idDocument)],
    ['id_dark', isDark(idDocument)],
    ['id_bright', isBright(idDocument)],
    ['selfie_no_face', selfie.faces.length === 0],
    ['selfie_many_faces', selfie.faces.length > 1],
    ['selfie_blurred', isBlurred(selfie)],
    ['selfie_dark', isDark(selfie)],
    ['selfie_bright', isBright(selfie)],
    ['selfie_pattern', selfie.pattern > patternMax],
    ['photo_no_face', photo?.faces.length === 0],
    ['photo_many_faces', (photo?.faces.length ?? 0) > 1],
  ];
  return flags.filter(([, isRaised]) => isRaised).map(([flag]) => flag);
}

const isBlurred = ({ faces: [face] }: SeenPicture): boolean => face !== undefined && face.sharpness < sharpnessMin;
const isDark = ({ faces: [face] }: SeenPicture): boolean =>
  face !== undefined && face.brightness < brightnessRange.from;
const isBright = ({ faces: [face] }: SeenPicture): boolean =>
  face !== undefined && face.brightness > brightnessRange.to;

/** The stored part of a screening. No face can be recognised from it. */
export function scoresOf({ idDocument, selfie, photo, idToSelfie, selfieToPhoto }: SeenDocuments): ScreeningScores {
  return {
    idFaces: idDocument.faces.length,
    selfieFaces: selfie.faces.length,
    photoFaces: photo && photo.faces.length,
    idToSelfie,
    selfieToPhoto,
    idSharpness: idDocument.faces[0]?.sharpness ?? null,
    selfieSharpness: selfie.faces[0]?.sharpness ?? null,
    idBrightness: idDocument.faces[0]?.brightness ?? null,
    selfieBrightness: selfie.faces[0]?.brightness ?? null,
    selfiePattern: selfie.pattern,
  };
}

/** A stored screening that has ended. */
export interface ScreeningRow {
  readonly scores: ScreeningScores | null;
  readonly flags: readonly ScreeningFlag[];
}

/** The hints that a reviewer gets; null while there are none. */
export function hintsOf(row: ScreeningRow | null): VerificationScreening | null {
  if (row === null) return null;
  return {
    is_screened: row.scores !== null,
    id_to_selfie: likenessOf(row.scores?.idToSelfie ?? null),
    selfie_to_photo: likenessOf(row.scores?.selfieToPhoto ?? null),
    flags: [...row.flags],
  };
}
