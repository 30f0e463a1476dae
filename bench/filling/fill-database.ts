// Fills a migrated database with members, photos, swipes, matches and messages, by SQL.
import { towns } from '@mwanzo/contract/towns';
import type { Database } from '../../server/src/database/connect.ts';
import { createArgon2PasswordHasher } from '../../server/src/gateways/passwords/argon2-password-hasher.ts';
import * as statements from './fill-statements.ts';
import { withoutIndexes } from './without-indexes.ts';

export interface FillSize {
  readonly profiles: number;
  readonly swipes: number;
  /** False leaves out the swipes of the group `swipers`, of which a small database would be full. */
  readonly hasSwipers?: boolean;
}

export const benchPassword = 'karibu-bench-2026';
export const memberEmail = (number: number): string => `bench-${number}@mwanzo.test`;

const [largestTown, ...otherTowns] = towns.map((town) => town.name);
const smallestTown = otherTowns.at(-1);
const firstNames = (
  'Achieng Akinyi Amina Atieno Brian Chebet Cherono Collins Daudi Esther Fatuma Grace Hassan Juma Kamau Kevin Kiptoo ' +
  'Makena Mercy Moraa Muthoni Mwangi Naliaka Njeri Odhiambo Otieno Said Wafula Wanjiku Wekesa'
).split(' ');
const interests = (
  'Music Cooking Hiking Football Reading Dancing Travel Fashion Photography Gospel Poetry Gaming Running Swimming ' +
  'Farming Chess Movies Coffee Nyama Safari Yoga Startups Volunteering Painting Rugby Art Church Camping'
).split(' ');

/** Shares of members in the towns, added up: the first 30 %, the next nine 40 %, the last 0.1 %, the others equal. */
function cumulativeShares(): number[] {
  const last = towns.length - 1;
  const share = (index: number): number =>
    index === 0 ? 0.3 : index < 10 ? 0.4 / 9 : index === last ? 0.001 : 0.299 / (last - 10);
  let sum = 0;
  // The shares add up to more than 1, so that rounding cannot leave a member without a town.
  return towns.map((_town, index) => (sum += share(index)) + (index === last ? 1 : 0));
}

/** Every table that is filled. */
const filledTables = [
  'users',
  'premium_periods',
  'profiles',
  'photos',
  'photo_looks',
  'pairs',
  'messages',
  'conversation_reads',
  'opened_matches',
  'presences',
  'notifications',
];

/** For sorts and indexes of large tables. */
const setMemory = `set work_mem = '256MB'; set maintenance_work_mem = '1GB'`;

/** The name of an index or a foreign key, from the statement that creates it. */
function nameOf(statement: string): string {
  return /(?:index|constraint) (\w+)/i.exec(statement)?.[1] ?? statement;
}

/** Recreating an index of an empty table is not worth a line. */
const printedSecondsMin = 0.1;

/** Prints how long each step took that took a while. */
export async function fillDatabase(database: Database, size: FillSize): Promise<void> {
  const passwordHash = await createArgon2PasswordHasher().hash(benchPassword, { lane: 'other', network: 'bench' });
  const startedAt = performance.now();
  const client = await database.pool.connect();
  const step = async (name: string, statement: string, values: unknown[] = []): Promise<void> => {
    const stepStartedAt = performance.now();
    const { rowCount } = await client.query(statement, values);
    const seconds = (performance.now() - stepStartedAt) / 1000;
    const count = rowCount ? ` ${rowCount.toLocaleString('en')}` : '';
    if (seconds >= printedSecondsMin) console.log(`  ${name}${count} in ${seconds.toFixed(1)} s`);
  };
  const fillTables = async (): Promise<void> => {
    await step('members', statements.fillMembers, [
      size.profiles,
      [largestTown, ...otherTowns],
      cumulativeShares(),
      firstNames,
      interests,
      passwordHash,
    ]);
    await client.query(statements.placeGroups, [largestTown, smallestTown]);
    await step('photos', statements.fillPhotos);
    await step('looks of photos', statements.fillPhotoLooks);
    await step('pairs', statements.fillPairs, [size.profiles, size.swipes]);
    await step('pairs drawn twice', statements.deleteTwins);
    if (size.hasSwipers !== false) await step('swipes of the busiest', statements.fillSwipers, [largestTown]);
    await step('messages', statements.fillMessages);
    await step('reads', statements.fillReads);
    await step('opened matches', statements.fillOpenedMatches);
    await step('presences', statements.fillPresences);
    await step('notifications', statements.fillNotifications);
  };
  try {
    await client.query(`select setseed(.42); ${setMemory}`);
    await withoutIndexes(client, filledTables, fillTables, (statement) => step(nameOf(statement), statement));
    // A table without this is vacuumed during the measurements.
    await step('vacuum and statistics', `vacuum (analyze) ${filledTables.join()}`);
    await step('checkpoint', 'checkpoint');
  } finally {
    // No other work gets this connection with its settings.
    client.release(true);
  }
  console.log(`  filled in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}
