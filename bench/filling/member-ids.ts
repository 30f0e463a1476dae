// Members are numbered 1..N here; their ids are spread over 48 bits like the app's own random ones.
const multiplier = 2_718_281_828_459n;
const modulus = 2n ** 48n;

/** A bijection, because the multiplier is odd; N up to 3,000,000 fits PostgreSQL's bigint. */
export function memberId(number: number): number {
  return Number((BigInt(number) * multiplier) % modulus);
}

/** The same in SQL and, without a cast, in pgbench. */
export const memberIdSql = (number: string): string => `((${number})::bigint * ${multiplier} % ${modulus})`;
export const memberIdPgbench = (variable: string): string => `(:${variable} * ${multiplier}) % ${modulus}`;

/** The first numbers swipe nothing at random: the groups that deck scenarios ask for by name. */
export const groups = {
  /** Have never swiped; in the largest town. */
  fresh: { from: 1, to: 200 },
  /** Have answered the 10,000 best ranked; in the largest town. */
  swipers: { from: 201, to: 220 },
  /** Live where one in a thousand does. */
  smallTown: { from: 221, to: 320 },
} as const;

export const firstRandomNumber = 1001;
