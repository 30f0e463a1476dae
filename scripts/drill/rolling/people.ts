import type { Database } from '../../../server/src/database/connect.ts';
import { Secret } from '../../../server/src/config/secret.ts';
import { systemClock } from '../../../server/src/gateways/clock.ts';
import { createAccessTokens } from '../../../server/src/http/access-tokens.ts';
import { changePlan, createMatch, createMember, type TestMember } from '../../../server/src/testing/factories.ts';

export type Couple = readonly [TestMember, TestMember];

/** The people of a drill: couples who write to each other, and others whom they swipe. */
export interface People {
  readonly couples: readonly Couple[];
  readonly others: readonly TestMember[];
  /** Those of whom one sends photos to the other. */
  readonly uploaders: readonly Couple[];
}

/** Makes couples with Premium, who may send photos, and others. */
export async function makePeople(
  database: Database,
  secretKey: string,
  counts: { couples: number; others: number; uploaders: number },
): Promise<People> {
  const people = { database, clock: systemClock, tokens: createAccessTokens(new Secret(secretKey), systemClock) };
  const couples: Couple[] = [];
  for (let count = 0; count < counts.couples; count += 1) {
    const couple = [await createMember(people), await createMember(people, { gender: 'male' })] as const;
    await createMatch(people, ...couple);
    couples.push(couple);
  }
  await changePlan(people, 'premium', ...couples.flat());
  const others: TestMember[] = [];
  for (let count = 0; count < counts.others; count += 1)
    others.push(await createMember(people, { gender: count % 2 === 0 ? 'male' : 'female' }));
  return { couples, others, uploaders: couples.slice(0, counts.uploaders) };
}
