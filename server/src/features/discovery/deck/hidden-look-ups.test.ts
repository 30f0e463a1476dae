import { genderDetails } from '@mwanzo/contract/people/options';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember } from '../../../testing/factories.ts';
import { createDeckClient } from './deck-client.fixture.ts';

const testApp = await buildTestApp();
const { bringForward, clear, createMan, createMen, deckOf } = createDeckClient(testApp);

test.each([false, true])(
  'two accounts (verified: %s) learn nothing of 24 hidden orientations by searching for their names',
  async (verified) => {
    await clear();
    const kinds = [
      ...(['straight', 'lesbian', 'bisexual'] as const).map(
        (orientation) => ({ gender: 'female', orientation }) as const,
      ),
      ...(['straight', 'gay', 'bisexual'] as const).map((orientation) => ({ gender: 'male', orientation }) as const),
    ];
    const victims = await Promise.all(
      Array.from({ length: 24 }, async (_, index) => {
        const kind = kinds[index % kinds.length] ?? kinds[0];
        if (!kind) throw new Error('no kinds');
        const name = `Victim${String.fromCharCode(97 + index)}`;
        return { ...kind, name, ...(await createMember(testApp, { ...kind, name, orientationVisibility: 'nobody' })) };
      }),
    );
    const attacker = { orientation: 'bisexual', verified, plan: 'premium' } as const;
    const man = await createMember(testApp, { ...attacker, gender: 'male' });
    const woman = await createMember(testApp, { ...attacker, gender: 'female' });
    let right = 0;
    for (const { id, name, gender, orientation } of victims) {
      const query = { search: name, gender };
      const [other, same] = gender === 'female' ? [man, woman] : [woman, man];
      const isOpenToOther = (await deckOf(other, query)).includes(id);
      const isOpenToSame = (await deckOf(same, query)).includes(id);
      const alike = gender === 'female' ? 'lesbian' : 'gay';
      const guess = isOpenToOther && isOpenToSame ? 'bisexual' : isOpenToOther ? 'straight' : alike;
      if (guess === orientation) right += 1;
    }
    // A third of them are bisexual: a constant guess is right in a third of the cases.
    expect(right).toBe(8);
  },
);

test('among 100 who fit, the plain deck of a verified member holds only those who are open to them', async () => {
  await clear();
  const viewer = await createMember(testApp);
  await createMen(98, { town: 'Lamu' });
  const juma = await createMan({ orientation: 'gay', orientationVisibility: 'nobody' });
  const brian = await createMan({ orientation: 'straight', orientationVisibility: 'nobody' });
  await bringForward(juma, brian);
  for (const query of [{}, { min_age: '18', max_age: '50' }]) {
    const deck = await deckOf(viewer, query);
    expect(deck[0]).toBe(brian.id);
    expect(deck).not.toContain(juma.id);
  }
  expect((await deckOf(viewer, { gender: 'male' })).slice(0, 2).sort()).toEqual([juma.id, brian.id].sort());
});

test.each(genderDetails)('%s finds only members who show their detail to everyone', async (genderDetail) => {
  await clear();
  const viewer = await createMember(testApp);
  const kind = { gender: 'non-binary', genderDetail } as const;
  const shown = await createMember(testApp, kind);
  for (const orientationVisibility of ['matches', 'nobody'] as const)
    await createMember(testApp, { ...kind, orientationVisibility });
  expect(await deckOf(viewer, { gender: genderDetail })).toEqual([shown.id]);
  expect(await deckOf(viewer, { gender: 'non-binary' })).toHaveLength(3);
});

// Fails if the genders that somebody seeks are not hidden together with the orientation.
test('a member who has chosen genders shows nothing of a hidden orientation, even in a plain deck', async () => {
  await clear();
  const viewer = await createMember(testApp);
  await createMen(96, { town: 'Lamu' });
  const hidden = { orientationVisibility: 'nobody' } as const;
  const men = await Promise.all(
    (['straight', 'gay', 'queer'] as const).map((orientation) =>
      createMan({ orientation, ...hidden, preferences: { looking_for: ['women'] } }),
    ),
  );
  const seeker = await createMan({ orientation: 'straight', ...hidden, preferences: { looking_for: ['men'] } });
  await bringForward(...men, seeker);
  const deck = await deckOf(viewer);
  expect(deck.slice(0, 3).sort()).toEqual(men.map(({ id }) => id).sort());
  expect(deck).not.toContain(seeker.id);
});
