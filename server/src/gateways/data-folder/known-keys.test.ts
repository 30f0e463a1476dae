import { expect, test } from 'vitest';
import { makeDataFolder } from '../../testing/make-data-folder.ts';
import { noteEnded, noteKeys, readKnownKeys } from './known-keys.ts';

test('each key of each kind keeps the moments at which it began and ended', () => {
  const dataDir = makeDataFolder();
  const [one, two, three] = ['2026-11-21', '2026-11-22', '2026-11-23'].map((day) => new Date(`${day}T09:00:00Z`)) as [
    Date,
    Date,
    Date,
  ];
  noteKeys(dataDir, { vault: 'a', secret: 's' }, one);
  noteKeys(dataDir, { vault: 'b', secret: 's' }, two);
  noteEnded(dataDir, 'vault', { except: 'b', now: two });
  noteKeys(dataDir, { vault: 'c' }, three);
  noteEnded(dataDir, 'vault', { except: 'c', now: three });
  expect(readKnownKeys(dataDir)).toEqual({
    vault: [
      { id: 'a', since: one.toISOString(), ended: two.toISOString() },
      { id: 'b', since: two.toISOString(), ended: three.toISOString() },
      { id: 'c', since: three.toISOString() },
    ],
    secret: [{ id: 's', since: one.toISOString() }],
  });
});
