import type { Database } from '../../database/connect.ts';

/** The member whose data are planted, two matches on the two sides of their pairs, and others. */
export const people = {
  me: 200,
  lowMatch: 100,
  highMatch: 300,
  admirer: 150,
  passed: 310,
  blocked: 120,
  blocker: 320,
  unmatched: 330,
  bothBlocked: 340,
  fresh: 350,
} as const;

export type Planted = readonly [table: string, ...rows: readonly Readonly<Record<string, unknown>>[]];

/** A moment in March 2026 that no other call with another number has. */
export const at = (minutes: number): Date => new Date(Date.UTC(2026, 2, 1, 6) + minutes * 60_000);
export const bytes = (length: number, fill: number): Buffer => Buffer.alloc(length, fill);
export const uuid = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
export const key = (number: number): string => String(number).padStart(32, '0');

/** Writes rows as they are, in this order. */
export async function plantRows({ pool }: Database, planted: readonly Planted[]): Promise<void> {
  for (const [table, ...rows] of planted)
    for (const row of rows) {
      const columns = Object.keys(row);
      const places = columns.map((_, place) => `$${place + 1}`);
      await pool.query(
        `insert into ${table} (${columns.join()}) overriding system value values (${places.join()})`,
        Object.values(row),
      );
    }
}
