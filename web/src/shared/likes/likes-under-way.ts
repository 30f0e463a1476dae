import { onMemberChange } from '../../api/member-change.ts';

/**
 * The people whom this page is liking, or has matched with by a like. The response to the like shows such a match, so
 * the event about it is ignored.
 */
export const likesUnderWay = new Set<number>();

onMemberChange(() => likesUnderWay.clear());
