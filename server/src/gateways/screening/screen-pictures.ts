import sharp from 'sharp';
import { perceptualHashesOf } from '../images/perceptual-hashes.ts';
import type { GraphModel, TensorFlow } from './face-api.ts';
import { countFaces, findFaces, type FoundFaces } from './find-faces.ts';
import { greyCrop } from './letterbox.ts';
import type { Models } from './load-models.ts';
import { descriptorDistance, laplacianVariance, meanLuminance } from './measures.ts';
import { patternStrength, patternSide } from './pattern-strength.ts';
import type { DocumentPictures, SeenDocuments, SeenFace, SeenPhoto, SeenPicture } from './screener.ts';

/** The side of a face in px for the measures of blur and brightness. */
const measuredSide = 160;
const nuditySide = 224;
/** The indices of the model's classes. */
const classes = { hentai: 1, porn: 3, sexy: 4 } as const;

/** Screens the pictures of a verification. */
export async function screenDocuments({ faceApi }: Models, pictures: DocumentPictures): Promise<SeenDocuments> {
  const idDocument = await findFaces(faceApi, pictures.idDocument);
  const selfie = await findFaces(faceApi, pictures.selfie);
  const photo = pictures.photo && (await findFaces(faceApi, pictures.photo));
  const self = selfie.faces[0]?.descriptor;
  const toPhoto = (photo?.faces ?? [])
    .map(({ descriptor }) => descriptorDistance(self, descriptor))
    .filter((distance) => distance !== null);
  return {
    idDocument: await describePicture(pictures.idDocument, idDocument),
    selfie: await describePicture(pictures.selfie, selfie),
    photo: photo && pictures.photo && (await describePicture(pictures.photo, photo)),
    idToSelfie: descriptorDistance(idDocument.faces[0]?.descriptor, self),
    selfieToPhoto: toPhoto.length === 0 ? null : Math.min(...toPhoto),
  };
}

async function describePicture(picture: Uint8Array, { faces, turned, square }: FoundFaces): Promise<SeenPicture> {
  const seen: SeenFace[] = [];
  for (const { descriptor: _, ...box } of faces) {
    const grey = await greyCrop(square, box, measuredSide);
    seen.push({
      width: Math.round(box.width),
      sharpness: laplacianVariance(grey, measuredSide),
      brightness: meanLuminance(grey),
    });
  }
  const [hash = null] = await perceptualHashesOf(sharp(picture));
  return { faces: seen, turned, hash, pattern: await patternOf(picture) };
}

/** The middle of the picture is measured in its own pixels: scaling would blur the pattern of a screen. */
export async function patternOf(picture: Uint8Array): Promise<number> {
  const { width, height } = await sharp(picture).metadata();
  if (width < patternSide || height < patternSide) return 1;
  const [left, top] = [Math.floor((width - patternSide) / 2), Math.floor((height - patternSide) / 2)];
  const grey = sharp(picture).extract({ left, top, width: patternSide, height: patternSide });
  return patternStrength(await grey.removeAlpha().toColourspace('b-w').raw().toBuffer());
}

/** Screens a photo of a profile. */
export async function screenPhoto({ faceApi, nudity }: Models, photo: Uint8Array): Promise<SeenPhoto> {
  const scores = await classify(faceApi.tf, nudity, photo);
  const scoreOf = (index: number): number => scores[index] ?? 0;
  return {
    explicit: scoreOf(classes.hentai) + scoreOf(classes.porn),
    suggestive: scoreOf(classes.sexy),
    faceCount: await countFaces(faceApi, photo),
  };
}

async function classify(tf: TensorFlow, model: GraphModel, photo: Uint8Array): Promise<Float32Array> {
  const resized = sharp(photo).resize(nuditySide, nuditySide, { fit: 'fill' });
  const pixels = await resized.removeAlpha().toColourspace('srgb').raw().toBuffer();
  const input = tf.tensor4d(
    Float32Array.from(pixels, (value) => value / 255),
    [1, nuditySide, nuditySide, 3],
  );
  const output = model.predict(input);
  try {
    return await output.data();
  } finally {
    input.dispose();
    output.dispose();
  }
}
