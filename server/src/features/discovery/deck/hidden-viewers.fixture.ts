import { hiddenCrowdMin } from '@mwanzo/contract/limits';
import { genders, orientations } from '@mwanzo/contract/people/options';
import type { Preferences } from '@mwanzo/contract/people/preferences';
import type { TestApp } from '../../../testing/build-test-app.ts';
import { createMember, type TestMember } from '../../../testing/factories.ts';
import { places } from './deck-queries.fixture.ts';

/** Viewers of every gender and orientation, with and without the badge. */
export async function createViewers(testApp: TestApp) {
  const kinds = [...genders, null].flatMap((gender) =>
    [...orientations, null].flatMap((orientation) =>
      [true, false].map((verified) => ({ gender, orientation, verified })),
    ),
  );
  // Every third member has chosen a preferred distance, so that a wider step adds people.
  const preferences: Partial<Preferences> = { looking_for: ['women', 'men'], min_age: 20, max_age: 40, near: 'town' };
  return Promise.all(
    kinds.map(async (kind, index) => ({
      ...kind,
      member: await createMember(testApp, {
        ...kind,
        saved: false,
        ...(index % 3 === 0 && { preferences }),
      }),
    })),
  );
}

/** People of every gender and orientation, among whom somebody is looked for. */
export async function createNeighbours(testApp: TestApp): Promise<void> {
  const kinds = genders.flatMap((gender) => orientations.map((orientation) => ({ gender, orientation })));
  await Promise.all(
    kinds.map((kind, index) =>
      createMember(testApp, {
        ...kind,
        town: places[index % places.length] ?? 'Nairobi',
        age: 20 + index,
        verified: false,
        interests: ['Hiking'],
        orientationVisibility: index % 2 === 0 ? 'everyone' : 'matches',
      }),
    ),
  );
}

/** Enough people far away that hidden values decide in the plain decks of verified members. */
export async function createCrowds(testApp: TestApp): Promise<void> {
  const kinds = (['female', 'male', 'non-binary'] as const).flatMap((gender) =>
    Array.from({ length: hiddenCrowdMin }, () => ({ gender, orientation: 'bisexual', town: 'Lamu' }) as const),
  );
  await Promise.all(kinds.map((kind) => createMember(testApp, kind)));
}

/** Two members, one without the badge, who find everybody by a search, whatever gender, age or town they have. */
export function createSeekers(testApp: TestApp): Promise<TestMember[]> {
  return Promise.all(
    [true, false].map((verified) => createMember(testApp, { orientation: 'bisexual', verified, saved: false })),
  );
}
