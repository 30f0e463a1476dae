import { randomInt } from 'node:crypto';

/** The number of a national ID that no other account of these tests has. */
export const makeDocumentNumber = (): string => String(randomInt(10_000_000, 100_000_000));
