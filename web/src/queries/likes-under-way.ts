/**
 * The people whom this page is liking. If it makes a match, the answer to the like shows it, so the event does not; these
 * stay here.
 */
export const likesUnderWay = new Set<number>();
