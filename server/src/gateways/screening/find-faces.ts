import type { Box, DescribedFace, FaceApi } from './face-api.ts';
import { letterbox, type Letterboxed } from './letterbox.ts';
import { countedFaces } from './measures.ts';

interface FoundFace extends Box {
  readonly descriptor: Float32Array;
}

export interface FoundFaces {
  /** The faces that count, the largest first. */
  readonly faces: readonly FoundFace[];
  readonly turned: 0 | 90 | 180 | 270;
  /** The version of the picture in which they were found. */
  readonly square: Letterboxed;
}

const confidenceMin = 0.5;
const facesMax = 20;

/**
 * The versions of a picture that are tried until one of them shows a face: the face may fill the picture, or lie on its
 * side.
 */
const attempts = [
  { turned: 0, hasBorder: false },
  { turned: 0, hasBorder: true },
  { turned: 90, hasBorder: false },
  { turned: 270, hasBorder: false },
  { turned: 180, hasBorder: false },
] as const;

/** Finds and describes the faces of a picture. */
export async function findFaces(faceApi: FaceApi, picture: Uint8Array): Promise<FoundFaces> {
  for (const attempt of attempts) {
    const square = await letterbox(picture, attempt);
    const faces = await describeFaces(faceApi, square);
    if (faces.length > 0) return { faces: countedFaces(faces), turned: attempt.turned, square };
  }
  return { faces: [], turned: 0, square: await letterbox(picture, attempts[0]) };
}

async function describeFaces(faceApi: FaceApi, { pixels, side }: Letterboxed): Promise<FoundFace[]> {
  const input = faceApi.tf.tensor3d(new Int32Array(pixels), [side, side, 3], 'int32');
  try {
    const options = new faceApi.SsdMobilenetv1Options({ minConfidence: confidenceMin, maxResults: facesMax });
    const found = await faceApi.detectAllFaces(input, options).withFaceLandmarks().withFaceDescriptors();
    return found.map(({ detection: { box }, descriptor }: DescribedFace) => ({
      x: box.x,
      y: box.y,
      width: box.width,
      height: box.height,
      descriptor,
    }));
  } finally {
    input.dispose();
  }
}

/** Counts the faces of a picture that are not in the background. They are not described. */
export async function countFaces(faceApi: FaceApi, picture: Uint8Array): Promise<number> {
  for (const attempt of attempts.slice(0, 2)) {
    const { pixels, side } = await letterbox(picture, attempt);
    const input = faceApi.tf.tensor3d(new Int32Array(pixels), [side, side, 3], 'int32');
    try {
      const options = new faceApi.SsdMobilenetv1Options({ minConfidence: confidenceMin, maxResults: facesMax });
      const found = await faceApi.detectAllFaces(input, options);
      if (found.length > 0) return countedFaces(found.map(({ box: { width, height } }) => ({ width, height }))).length;
    } finally {
      input.dispose();
    }
  }
  return 0;
}
