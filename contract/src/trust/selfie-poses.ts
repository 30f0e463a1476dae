/**
 * The poses for the selfie of a verification: the place of the ID and the expression of the face. The server chooses
 * one, so that an old photo does not fit. Each needs only one hand, because the other one holds the phone. None depends
 * on left and right, which front cameras swap.
 */
export const selfiePoses = [
  'cheek_smile',
  'cheek_open',
  'cheek_puffed',
  'cheek_tilted',
  'chin_smile',
  'chin_open',
  'chin_puffed',
  'chin_tilted',
  'forehead_smile',
  'forehead_open',
  'forehead_puffed',
  'forehead_tilted',
] as const;
export type SelfiePose = (typeof selfiePoses)[number];

export const cardPlaces = ['cheek', 'chin', 'forehead'] as const;
export type CardPlace = (typeof cardPlaces)[number];

export const poseFaces = ['smile', 'open', 'puffed', 'tilted'] as const;
export type PoseFace = (typeof poseFaces)[number];

/** The place of the card in a pose, and the expression of the face. */
export function partsOfPose(pose: SelfiePose): { place: CardPlace; face: PoseFace } {
  const place = cardPlaces.find((each) => pose.startsWith(each));
  const face = poseFaces.find((each) => pose.endsWith(each));
  if (place === undefined || face === undefined) throw new RangeError(`The pose ${pose} has no parts`);
  return { place, face };
}

/**
 * The version of the text by which a member agrees that a machine compares the faces on their pictures. Raise it when
 * the meaning of the text changes.
 */
export const faceConsent = '1';
