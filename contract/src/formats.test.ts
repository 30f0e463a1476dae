import { expect, onTestFinished, test, vi } from 'vitest';
import { dateFormat, listFormat, numberFormat, pluralRules } from './formats.ts';

const noon = Date.UTC(2026, 10, 24, 12);

test('a format is made once for a language and options, and another one for others', () => {
  const english = numberFormat('en-KE', { maximumFractionDigits: 1 });
  expect(numberFormat('en-KE', { maximumFractionDigits: 1 })).toBe(english);
  expect(numberFormat('en-KE', { maximumFractionDigits: 0 })).not.toBe(english);
  expect(numberFormat('sw-KE', { maximumFractionDigits: 1 })).not.toBe(english);
});

test('formats follow the language', () => {
  const weekday = (locale: string) => dateFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(noon);
  expect([weekday('en-KE'), weekday('sw-KE'), weekday('en-KE')]).toEqual(['Tuesday', 'Jumanne', 'Tuesday']);
  const both = (locale: string) => listFormat(locale, { type: 'conjunction' }).format(['A', 'B']);
  expect([both('en-KE'), both('sw-KE')]).toEqual(['A and B', 'A na B']);
  expect(pluralRules('en', {}).select(1)).toBe('one');
});

test('a format without a time zone follows a device that travels', () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  const hourIn = (zone: string) => {
    vi.stubEnv('TZ', zone);
    return dateFormat('en-KE', { hour: '2-digit', hourCycle: 'h23' }).format(noon);
  };
  expect([hourIn('Africa/Nairobi'), hourIn('Africa/Lagos')]).toEqual(['15', '13']);
});
