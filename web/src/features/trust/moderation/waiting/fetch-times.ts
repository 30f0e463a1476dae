/** Each list of the room is fetched again at this interval, in ms. */
export const refetchMilliseconds = 30_000;
/** A claim lasts 15 minutes, and is renewed at this interval. */
const renewClaimMilliseconds = 5 * 60_000;

/** The query options of every claim, which is renewed while its case is open. In a hidden tab it expires. */
export const claimTimes = {
  refetchInterval: renewClaimMilliseconds,
  refetchOnWindowFocus: true,
  staleTime: 0,
  gcTime: 0,
};
