import { expect, test } from 'vitest';
import { openPage } from '../testing/open-page.ts';

const match = (id: number, day: number) => ({ user: { id }, matched_at: `2026-11-${day}T09:00:00.000Z` });

async function openMatches() {
  const { session, storage } = await openPage();
  const { readShownMatches, noteShownMatches } = await import('./shown-matches.ts');
  return {
    storage,
    noteShownMatches,
    shown: (...matches: ReturnType<typeof match>[]) => [...readShownMatches(matches)],
    signInAgain(id: number) {
      session.logout();
      session.signedIn({ access: 'b', refresh: 's' }, { id } as Parameters<typeof session.signedIn>[1]);
    },
  };
}

test('a match that was shown is not new after another sign-in, and a later one is, also the second time', async () => {
  const { noteShownMatches, shown, signInAgain, storage } = await openMatches();
  noteShownMatches([match(8, 20), match(7, 19)]);
  expect(shown(match(8, 20), match(7, 19))).toEqual([8, 7]);
  for (const time of ['first', 'second']) {
    signInAgain(1);
    expect(storage.getItem('mwanzo.matchesShown'), time).toBeNull();
    expect(shown(match(9, 21), match(8, 20), match(7, 19)), time).toEqual([8, 7]);
    expect(shown(match(9, 21), match(8, 20), match(7, 19)), time).toEqual([8, 7]);
  }
});

test('what one member was shown says nothing about the matches of another one on this device', async () => {
  const { noteShownMatches, shown, signInAgain } = await openMatches();
  noteShownMatches([match(8, 20)]);
  signInAgain(2);
  expect(shown(match(7, 19))).toEqual([]);
});
