import { suggestedInterests } from '@mwanzo/contract/people/options';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryStorage } from '../testing/memory-storage.ts';
import { sharedInterests, sharedReason, type Comparable } from './shared-things.ts';

beforeEach(() => vi.stubGlobal('localStorage', new MemoryStorage()));
afterEach(() => vi.unstubAllGlobals());

const own: Comparable = { interests: ['Music', 'hiking ', 'Coffee', 'Taarab'], location: 'Kisumu', intent: 'friends' };
const other = (changed: Partial<Comparable> = {}): Comparable => ({
  interests: [],
  location: 'Lamu',
  intent: null,
  ...changed,
});

test('each suggested interest has a phrase of its own', () => {
  const phrases = suggestedInterests.map((interest) =>
    sharedReason({ ...own, interests: [interest] }, other({ interests: [interest] })),
  );
  expect(new Set(phrases).size).toBe(suggestedInterests.length);
  for (const phrase of phrases) expect(phrase).toMatch(/^You both (?!like )\S/);
});

test('in Swahili the reason names the interest', async () => {
  vi.stubGlobal('document', { cookie: 'mwanzo.language=sw' });
  vi.resetModules();
  const inSwahili = await import('./shared-things.ts');
  const both = { ...own, interests: ['Hiking'] };
  expect(inSwahili.sharedReason(both, other({ interests: ['hiking'] }))).toBe('Nyote mnapenda kupanda milima');
});

test('the reason is the rarest shared interest, however it is written', () => {
  expect(sharedReason(own, other({ interests: ['Coffee', 'Music', 'Hiking'] }))).toBe('You both hike');
  expect(sharedReason(own, other({ interests: ['Music', 'taarab'] }))).toBe('You both like taarab');
  expect(sharedInterests(own, other({ interests: ['Music', 'Chess', 'Coffee'] }))).toEqual(['Coffee', 'Music']);
});

test('without a shared interest it is the town, then what both want', () => {
  expect(sharedReason(own, other({ location: 'kisumu', intent: 'friends' }))).toBe('Same town');
  expect(sharedReason(own, other({ intent: 'friends' }))).toBe('You both want friends');
});

test('what is hidden, missing, different or not decided is no reason', () => {
  expect(sharedReason(own, other({ interests: ['Chess'], intent: null }))).toBeUndefined();
  expect(sharedReason({ ...own, intent: null }, other({ intent: null }))).toBeUndefined();
  expect(sharedReason({ ...own, intent: undefined }, other({ intent: 'relationship' }))).toBeUndefined();
  expect(sharedReason({ ...own, intent: 'not-sure' }, other({ intent: 'not-sure' }))).toBeUndefined();
  expect(sharedReason({ ...own, location: '' }, other({ location: '' }))).toBeUndefined();
  expect(sharedReason(null, other({ interests: ['Music'] }))).toBeUndefined();
});
