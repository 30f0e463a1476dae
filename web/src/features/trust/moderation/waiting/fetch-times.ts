/** The query options of every list of the room, which is fetched again every half minute. */
export const listTimes = { refetchInterval: 30_000, staleTime: 0 };
/** A claim lasts 15 minutes, and is renewed at this interval. */
const renewClaimMilliseconds = 5 * 60_000;

/** The query options of every claim, which is renewed while its case is open. In a hidden tab it expires. */
export const claimTimes = {
  refetchInterval: renewClaimMilliseconds,
  refetchOnWindowFocus: true,
  staleTime: 0,
  gcTime: 0,
};

/** The query options of a picture: it is fetched once each time a case is opened, since the server logs every look. */
export const lookTimes = { staleTime: Infinity, gcTime: 0 };

export interface QueryContext {
  signal: AbortSignal;
}
