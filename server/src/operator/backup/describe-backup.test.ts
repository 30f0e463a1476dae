import { expect, test } from 'vitest';
import type { Manifest } from './backup-format.ts';
import { describeBackup, describeFiles, describeRestored } from './describe-backup.ts';

const manifest = {
  takenAt: '2026-11-21T09:00:00.000Z',
  release: '1.2.3',
  tables: [
    { rows: 1200, bytes: 1_000_000 },
    { rows: 34, bytes: 500_000 },
  ],
  files: { count: 5678, bytes: 3_000_001 },
  missing: [],
} as unknown as Manifest;

test('a backup says where it is, what it has, and what to keep elsewhere', () => {
  expect(describeBackup(manifest, '/backup').split('\n')).toEqual([
    'The backup of 2026-11-21T09:00:00.000Z is in /backup:',
    '  tables  2 with 1,234 rows (2 MB)',
    '  files   5,678 (4 MB)',
    'Keep SECRET_KEY, VAULT_KEY and the VAPID keys elsewhere: it holds none, and cannot be used without VAULT_KEY.',
  ]);
});

test('a backup names what it lacks, at most ten of them', () => {
  const missing = Array.from({ length: 11 }, (_, at) => `media/${at}`);
  const lines = describeBackup({ ...manifest, missing }, '/backup').split('\n');
  expect(lines.slice(3, -1)).toEqual([
    'Rows name 11 photos or voice notes that are not in DATA_DIR, and were lost before:',
    ...missing.slice(0, 10).map((place) => `  ${place}`),
  ]);
  expect(describeBackup({ ...manifest, missing: missing.slice(0, 1) }, '/backup')).toContain('\n  media/0\n');
});

test('a restore says what is whole, who is asked again, and what comes next', () => {
  const files = { documents: 12, photos: 3456, media: 78, bad: [] };
  expect(describeRestored({ manifest, asked: 6, files }).split('\n')).toEqual([
    'The backup of 2026-11-21T09:00:00.000Z (release 1.2.3) is restored:',
    '  tables  2 with 1,234 rows (2 MB)',
    '  files   5,678 (4 MB)',
    '  12 identity documents came without their keys: 6 members are asked for new ones',
    '  3,456 photos of profiles are there, and 78 photos and voice notes of messages open',
    'Every file that a row names is whole.',
    'Start Mwanzo with the SECRET_KEY and the VAPID keys that it had: then members stay signed in, and pushes go on.',
    'With DATABASE_URL, first let the server use the database: npm run operator -- prepare-database ROLE',
  ]);
});

test('files that are not whole are counted, and at most ten are named', () => {
  const bad = Array.from({ length: 12 }, (_, at) => `media/${at}: is damaged`);
  expect(describeFiles({ documents: 0, photos: 1, media: 2, bad })).toEqual([
    '  1 photos of profiles are there, and 2 photos and voice notes of messages open',
    'These are not whole (12):',
    ...bad.slice(0, 10).map((problem) => `  ${problem}`),
  ]);
});
