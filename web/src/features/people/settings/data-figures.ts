/**
 * The size of the pictures of ten cards in bytes, rounded. It was measured on a running server as the sum over the
 * first ten cards of three demo members. Normally a card loads its first photo and the next one, 480 px wide (292 to
 * 318 KB); in low-data mode only the first, 160 px wide (37 to 40 KB).
 */
export const bytesOfTenPeople = { full: 310_000, lowData: 40_000 } as const;
