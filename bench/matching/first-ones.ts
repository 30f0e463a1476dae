/** The first of a list whose exposure and matches are counted. */
export const firstOnes = 5;
