/**
 * The reason why a picture was not screened. `no_model`: the files of the models are missing, so trying again does not
 * help.
 */
export type NotScreened = 'crashed' | 'timeout' | 'busy' | 'no_model';

export type Screened<Result> =
  | { readonly isScreened: true; readonly result: Result }
  | { readonly isScreened: false; readonly why: NotScreened };

/** A face that counts: not one of those in the background, nor the small second portrait on an identity card. */
export interface SeenFace {
  /** The size in px of the screened picture, whose longer side has `screenedSide` px. */
  readonly width: number;
  /** The variance of the Laplacian on the face in 160x160 px. A lower value means more blur. */
  readonly sharpness: number;
  /** The mean luminance of the face, from 0 to 255. */
  readonly brightness: number;
}

export interface SeenPicture {
  /** The largest first. */
  readonly faces: readonly SeenFace[];
  /** The clockwise degrees by which the picture was turned until a face was found. */
  readonly turned: 0 | 90 | 180 | 270;
  /** A perceptual hash; null when the picture is too plain to be recognised. */
  readonly hash: string | null;
  /** The strength of a regular fine pattern, such as that of a screen; about 1 without one. */
  readonly pattern: number;
}

/** The result for the pictures of a verification. Distances are null where a face is missing. */
export interface SeenDocuments {
  readonly idDocument: SeenPicture;
  readonly selfie: SeenPicture;
  /** Null when the profile has no photo. */
  readonly photo: SeenPicture | null;
  /**
   * The distance between the faces of the document and the selfie: 0 is the same picture, and about 0.6 lies between
   * two people.
   */
  readonly idToSelfie: number | null;
  /** The distance between the face of the selfie and the nearest one of the photo. */
  readonly selfieToPhoto: number | null;
}

/** The result for a photo of a profile. Scores are from 0 to 1. */
export interface SeenPhoto {
  readonly explicit: number;
  readonly suggestive: number;
  readonly faceCount: number;
}

/** The pictures of a verification, in the encoding of the ImageProcessor. */
export interface DocumentPictures {
  readonly idDocument: Uint8Array;
  readonly selfie: Uint8Array;
  readonly photo: Uint8Array | null;
}

/**
 * Looks at pictures and gives hints. It decides nothing, and never throws. Descriptors of faces stay in the memory of
 * its process.
 */
export interface Screener {
  screenDocuments(pictures: DocumentPictures): Promise<Screened<SeenDocuments>>;
  screenPhoto(photo: Uint8Array): Promise<Screened<SeenPhoto>>;
  /** Calls the listener with the cause of a failure. Callers only learn that a picture was not screened. */
  onProblem(listener: (problem: string) => void): void;
  close(): Promise<void>;
}
