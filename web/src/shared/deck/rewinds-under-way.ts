import { onMemberChange } from '../../api/member-change.ts';

/** The people whose card this page itself brings back. The one event about it, which comes to all pages, is ignored. */
export const rewindsUnderWay = new Set<number>();

onMemberChange(() => rewindsUnderWay.clear());
