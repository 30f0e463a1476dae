/**
 * How a member holds the ID, and what their face does, in the selfie of a verification. The server chooses, so that an
 * old photo does not fit. Each needs one hand only, for the other one holds the phone; and none tells left from right,
 * which front cameras swap.
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

/** Where the card is in a pose, and what the face does. */
export function partsOfPose(pose: SelfiePose): { place: CardPlace; face: PoseFace } {
  const place = cardPlaces.find((each) => pose.startsWith(each));
  const face = poseFaces.find((each) => pose.endsWith(each));
  if (place === undefined || face === undefined) throw new RangeError(`The pose ${pose} has no parts`);
  return { place, face };
}

/**
 * The version of the words by which a member agrees that a machine compares the faces on their pictures. It is raised
 * when they mean something else.
 */
export const faceConsent = '1';
