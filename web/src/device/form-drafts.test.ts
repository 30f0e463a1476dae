import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryStorage } from '../testing/memory-storage.ts';
import { clearFormDraft, readFormDraft, withDraft, writeFormDraft } from './form-drafts.ts';
import { clearMemberStorage } from './member-storage.ts';

beforeEach(() => {
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  vi.stubGlobal('localStorage', new MemoryStorage());
});
afterEach(() => void vi.unstubAllGlobals());

const noon = Date.parse('2026-11-22T09:00:00Z');
const hour = 3_600_000;
const typed = { name: 'Wanza', bio: 'Tea' };

test('what was typed is there again for the same member and form, for an hour', () => {
  writeFormDraft('profile', 7, typed, noon);
  expect(readFormDraft('profile', 7, noon + hour)).toEqual(typed);
  expect(readFormDraft('profile', 7, noon + hour + 1)).toEqual({});
  expect(readFormDraft('edit', 7, noon)).toEqual({});
});

test('what was typed before signing in is nobody’s after it, and the last change counts', () => {
  writeFormDraft('sign-up', null, typed, noon);
  expect([readFormDraft('sign-up', null, noon), readFormDraft('sign-up', 7, noon)]).toEqual([typed, {}]);
  writeFormDraft('sign-up', null, { name: 'Wanjiru' }, noon + hour);
  expect(JSON.parse(sessionStorage.getItem('mwanzo.forms') ?? '')).toEqual({
    'sign-up': { owner: null, at: noon + hour, values: { name: 'Wanjiru' } },
  });
  expect(localStorage).toHaveLength(0);
});

test('nobody else reads it, on the same device or signed out', () => {
  writeFormDraft('profile', 7, typed, noon);
  expect(readFormDraft('profile', 8, noon)).toEqual({});
  expect(readFormDraft('profile', null, noon)).toEqual({});
});

test('a clock that was set back by more than an hour makes it old too', () => {
  writeFormDraft('profile', 7, typed, noon);
  expect(readFormDraft('profile', 7, noon - hour - 1)).toEqual({});
});

test('one form is forgotten, logging out forgets all', () => {
  writeFormDraft('profile', 7, typed, noon);
  writeFormDraft('edit', 7, typed, noon);
  clearFormDraft('profile');
  expect(readFormDraft('profile', 7, noon)).toEqual({});
  expect(readFormDraft('edit', 7, noon)).toEqual(typed);
  clearMemberStorage();
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  '{"profile": 1}',
  '{"profile": null}',
  '{"profile": {"owner": 7}}',
  'null',
  '[',
  '{"profile":{"owner":7,"at":"x","values":{}}}',
  `{"profile":{"owner":7,"at":${noon},"values":null}}`,
  `{"profile":{"owner":7,"at":${noon},"values":"Tea"}}`,
  `{"profile":{"owner":7,"at":${noon}}}`,
])('a corrupt draft (%s) is none', (stored) => {
  sessionStorage.setItem('mwanzo.forms', stored);
  expect(readFormDraft('profile', 7, noon)).toEqual({});
  writeFormDraft('profile', 7, typed, noon);
  expect(readFormDraft('profile', 7, noon)).toEqual(typed);
});

test('a list is kept if its items are texts, or a few texts by name, and otherwise it starts empty', () => {
  const start = { interests: ['Tea'], begun: [] as object[] };
  const begun = [{ prompt_id: 'morning-start', answer: 'Tea.' }];
  expect(withDraft(start, { interests: [], begun })).toEqual({ interests: [], begun });
  for (const damaged of [[7], [null], [{ answer: 7 }], [['x', 7]], 'Tea'])
    expect(withDraft(start, { interests: damaged, begun: damaged })).toEqual(start);
});

test('storage that is denied or full is harmless', () => {
  const deny = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: deny, setItem: deny, removeItem: deny });
  writeFormDraft('profile', 7, typed, noon);
  clearFormDraft('profile');
  clearMemberStorage();
  expect(readFormDraft('profile', 7, noon)).toEqual({});
});

test('of a draft only known fields of the same type count', () => {
  const start = { name: '', age: '28', interests: ['Tea'] };
  expect(withDraft(start, { name: 'Wanza', age: 31, interests: [1], is_saved: true })).toEqual({
    ...start,
    name: 'Wanza',
  });
  expect(withDraft(start, { interests: [] })).toEqual({ ...start, interests: [] });
});
