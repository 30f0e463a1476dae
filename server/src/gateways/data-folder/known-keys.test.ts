import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
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

test('a missing or damaged file names no keys, and what ends stays as it was noted first', () => {
  const dataDir = makeDataFolder();
  expect(readKnownKeys(dataDir)).toEqual({});
  writeFileSync(path.join(dataDir, 'known-keys'), '{"vault": [');
  expect(readKnownKeys(dataDir)).toEqual({});
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour));
  noteKeys(dataDir, { vapid: 'a', turn: 't' }, at(1));
  const written = readFileSync(path.join(dataDir, 'known-keys'), 'utf8');
  noteKeys(dataDir, { vapid: 'a' }, at(2));
  expect(readFileSync(path.join(dataDir, 'known-keys'), 'utf8')).toBe(written);
  noteEnded(dataDir, 'secret', { except: 'x', now: at(3) });
  noteEnded(dataDir, 'vapid', { except: 'b', now: at(4) });
  noteEnded(dataDir, 'vapid', { except: 'b', now: at(5) });
  expect(readKnownKeys(dataDir)).toEqual({
    vapid: [{ id: 'a', since: at(1).toISOString(), ended: at(4).toISOString() }],
    turn: [{ id: 't', since: at(1).toISOString() }],
    secret: [],
  });
});
