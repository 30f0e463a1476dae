// The bench numbers its members 1 to N. Their ids are spread over 48 bits, like the random ids of the app.
const multiplier = 2_718_281_828_459n;
const modulus = 2n ** 48n;

/** A bijection, because the multiplier is odd. */
export function memberId(number: number): number {
  return Number((BigInt(number) * multiplier) % modulus);
}

// The product does not fit into 64 bits for N above 3,000,000, so the halves of the multiplier are multiplied alone.
const half = 2n ** 24n;
const [high, low] = [multiplier / half, multiplier % half];
const inHalves = (number: string): string =>
  `((${number} * ${low} + ${number} * ${high} % ${half} * ${half}) % ${modulus})`;

/** The same formula in SQL, and in pgbench, which has no casts. */
export const memberIdSql = (number: string): string => inHalves(`(${number})::bigint`);
export const memberIdPgbench = (variable: string): string => inHalves(`:${variable}`);

/** Members with the first numbers take no part in random swipes. They are the groups of the deck scenarios. */
export const groups = {
  /** They have never swiped and live in the largest town. */
  fresh: { from: 1, to: 200 },
  /** They have swiped the 10,000 best-ranked candidates and live in the largest town. */
  swipers: { from: 201, to: 220 },
  /** They live in a town with one in a thousand of all members. */
  smallTown: { from: 221, to: 320 },
} as const;

export const firstRandomNumber = 1001;
