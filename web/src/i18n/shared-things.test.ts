import { suggestedInterests } from '@mwanzo/contract/people/options';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryStorage } from '../testing/memory-storage.ts';
import { isShared, reasonsFor, sharedInterests, type Comparable } from './shared-things.ts';

beforeEach(() => vi.stubGlobal('localStorage', new MemoryStorage()));
afterEach(() => vi.unstubAllGlobals());

const own: Comparable = { interests: ['Music', 'hiking ', 'Coffee', 'Taarab'], location: 'Kisumu', intent: 'friends' };
const other = (changed: Partial<Comparable> = {}): Comparable => ({
  interests: [],
  location: 'Lamu',
  intent: null,
  ...changed,
});

const firstReason = (...two: Parameters<typeof reasonsFor>) => reasonsFor(...two)[0]?.text;

test('each suggested interest has a phrase of its own', () => {
  const phrases = suggestedInterests.map((interest) =>
    firstReason({ ...own, interests: [interest] }, other({ interests: [interest] })),
  );
  expect(phrases).toEqual(
    [
      'travel, cook, love music, love sports, read, love movies, take photos, hike, love art, play games, dance, do yoga',
      'work out, love technology, love fashion, love animals, love nature, love coffee, enjoy wine, love festivals',
    ]
      .join(', ')
      .split(', ')
      .map((phrase) => `You both ${phrase}`),
  );
});

test('interests are told from the rarest to the commonest', () => {
  expect(sharedInterests({ ...own, interests: [...suggestedInterests] }, { interests: suggestedInterests })).toEqual(
    [
      'Wine Yoga Gaming Festivals Hiking Photography Art Reading Dancing Animals Fashion Technology Coffee Fitness',
      'Cooking Nature Sports Travel Movies Music',
    ].flatMap((names) => names.split(' ')),
  );
});

test('in Swahili the reason names the interest', async () => {
  vi.stubGlobal('document', { cookie: 'mwanzo.language=sw' });
  vi.resetModules();
  const inSwahili = await import('./shared-things.ts');
  const both = { ...own, interests: ['Hiking'] };
  expect(inSwahili.reasonsFor(both, other({ interests: ['hiking'] }))[0]?.text).toBe('Nyote mnapenda kupanda milima');
});

test('the reason is the rarest shared interest, however it is written', () => {
  expect(firstReason(own, other({ interests: ['Coffee', 'Music', 'Hiking'] }))).toBe('You both hike');
  expect(firstReason(own, other({ interests: ['Music', 'taarab'] }))).toBe('You both like taarab');
  expect(sharedInterests(own, other({ interests: ['Music', 'Chess', 'Coffee'] }))).toEqual(['Coffee', 'Music']);
});

test('without a shared interest it is the town, then what both want', () => {
  expect(firstReason(own, other({ location: 'kisumu', intent: 'friends' }))).toBe('Same town');
  expect(firstReason(own, other({ intent: 'friends' }))).toBe('You both want friends');
});

test('what is hidden, missing, different or not decided is no reason', () => {
  expect(firstReason(own, other({ interests: ['Chess'], intent: null }))).toBeUndefined();
  expect(firstReason({ ...own, intent: null }, other({ intent: null }))).toBeUndefined();
  expect(firstReason({ ...own, intent: undefined }, other({ intent: 'relationship' }))).toBeUndefined();
  expect(firstReason({ ...own, intent: 'not-sure' }, other({ intent: 'not-sure' }))).toBeUndefined();
  expect(firstReason({ ...own, location: '' }, other({ location: '' }))).toBeUndefined();
  expect(firstReason(null, other({ interests: ['Music'] }))).toBeUndefined();
});

test('all reasons come in one order: what both share, then the news of the other one', () => {
  const all = other({
    interests: ['Music'],
    location: 'Kisumu',
    intent: 'friends',
    is_new: true,
    was_here_this_week: true,
  });
  const reasons = reasonsFor(own, all);
  expect(reasons.map(({ text }) => text)).toEqual([
    'You both love music',
    'Same town',
    'You both want friends',
    'New here',
    'Active this week',
  ]);
  expect(reasons.map(isShared)).toEqual([true, true, true, false, false]);
  expect(firstReason(own, other({ was_here_this_week: true }))).toBe('Active this week');
  expect(reasonsFor(null, all)).toEqual([]);
});

test('what the member hides stands on one profile only, so it is no reason', () => {
  expect(firstReason({ ...own, shows_intent: false }, other({ intent: 'friends' }))).toBeUndefined();
});

test('neither a hidden value nor a like changes the reasons', () => {
  const shown = other({ interests: ['Music'] });
  const hiding = { ...shown, is_kept: true, user: { orientation: 'gay', birthday: '1996-02-02' }, liked_you: true };
  expect(reasonsFor(own, hiding)).toEqual(reasonsFor(own, shown));
});
