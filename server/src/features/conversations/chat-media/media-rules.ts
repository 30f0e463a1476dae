/** A stored photo or voice note, and all that decides who may open its files. */
export interface OpenedMedia {
  readonly ownerId: number;
  readonly partnerId: number;
  /** A message has it. Before that, only its owner sees it. */
  readonly isSent: boolean;
  /** It was taken from both members. */
  readonly isGone: boolean;
  /** The two are a match. */
  readonly areMatched: boolean;
  /** One of the two is suspended or banned. */
  readonly isRestricted: boolean;
  /** A reviewer holds a case or an appeal for which it is kept. */
  readonly isReviewed: boolean;
}

/** Says whether one of the two members may open it now. */
export function mayOpen(media: OpenedMedia, viewerId: number): boolean {
  const { ownerId, partnerId, isSent, isGone, areMatched, isRestricted } = media;
  const isTheirs = viewerId === ownerId || (viewerId === partnerId && isSent);
  return isTheirs && !isGone && areMatched && !isRestricted;
}
