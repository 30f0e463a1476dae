import { expect, test } from 'vitest';
import { installWay, mayOfferInstalling, readInstallMemory } from './install-rules.ts';

const first = { memory: { firstDay: '2026-11-22' }, today: '2026-11-22', hasMatches: false, installed: false } as const;

test('installing is offered on another day or after a match, and not on the first visit', () => {
  expect(mayOfferInstalling(first)).toBe(false);
  expect(mayOfferInstalling({ ...first, today: '2026-11-23' })).toBe(true);
  expect(mayOfferInstalling({ ...first, hasMatches: true })).toBe(true);
});

test('a clock that was set back is not another day', () => {
  expect(mayOfferInstalling({ ...first, today: '2026-11-21' })).toBe(false);
});

test('it is never offered twice, nor to those who have it', () => {
  const good = { ...first, today: '2026-12-24', hasMatches: true };
  expect(mayOfferInstalling({ ...good, memory: 'answered' })).toBe(false);
  expect(mayOfferInstalling({ ...good, installed: true })).toBe(false);
});

test.each([
  ['2026-11-20', { firstDay: '2026-11-20' }],
  ['answered', 'answered'],
  [null, { firstDay: '2026-11-22' }],
  ['{"broken', { firstDay: '2026-11-22' }],
  ['2026-11-20T09:00', { firstDay: '2026-11-22' }],
  ['x2026-11-20', { firstDay: '2026-11-22' }],
])('%j is remembered as %j', (stored, memory) => {
  expect(readInstallMemory(stored, '2026-11-22')).toEqual(memory);
});

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test('iPhones have words in Safari, other browsers their own question, and some have nothing', () => {
  expect(installWay(true, 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile Safari/537.36')).toBe('ask');
  expect(installWay(false, `${iPhone} Version/18.1 Mobile/15E148 Safari/604.1`)).toBe('by hand');
  expect(installWay(true, `${iPhone} Version/18.1 Mobile/15E148 Safari/604.1`)).toBe('ask');
  for (const device of ['iPad', 'iPod touch'])
    expect(installWay(false, `Mozilla/5.0 (${device}; CPU OS 18_1) Version/18.1 Mobile/15E148 Safari/604.1`)).toBe(
      'by hand',
    );
  expect(installWay(false, 'Mozilla/5.0 (Macintosh; Intel Mac OS X) Version/18.1 Safari/604.1')).toBeUndefined();
  expect(installWay(false, `${iPhone} CriOS/140.0 Mobile/15E148 Safari/604.1`)).toBeUndefined();
  expect(installWay(false, `${iPhone} FBAN/FBIOS`)).toBeUndefined();
  expect(installWay(false, 'Mozilla/5.0 (X11; Linux) Gecko/20100101 Firefox/140.0')).toBeUndefined();
});
