import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryStorage } from '../testing/memory-storage.ts';
import {
  forgetSessionEnd,
  hearSessionEnd,
  keepSessionEnd,
  restoreSessionEnd,
  sessionEnd,
  tellOtherTabs,
} from './session-end.ts';

const key = 'mwanzo.sessionEnd';

beforeEach(() => {
  for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, new MemoryStorage());
});
afterEach(() => {
  forgetSessionEnd();
  vi.unstubAllGlobals();
});

test('why a session ended outlives one reload of the tab, and no second one', () => {
  keepSessionEnd('password_changed');
  sessionEnd.write(null);
  restoreSessionEnd();
  expect(sessionEnd.read()).toBe('password_changed');
  restoreSessionEnd();
  expect(sessionEnd.read()).toBeNull();
});

test('the other tabs hear it, and nothing of it stays on the phone', () => {
  const written = vi.spyOn(localStorage, 'setItem');
  tellOtherTabs('password_changed');
  expect(written.mock.calls).toEqual([[key, 'password_changed']]);
  expect(localStorage.getItem(key)).toBeNull();
  hearSessionEnd({ key, newValue: null } as StorageEvent);
  hearSessionEnd({ key: 'theme', newValue: 'dark' } as StorageEvent);
  expect(sessionEnd.read()).toBeNull();
  hearSessionEnd({ key, newValue: 'password_changed' } as StorageEvent);
  expect([sessionEnd.read(), sessionStorage.getItem(key)]).toEqual(['password_changed', 'password_changed']);
});

test('whoever signs in again is told nothing about the last session', () => {
  keepSessionEnd('password_changed');
  forgetSessionEnd();
  expect([sessionEnd.read(), sessionStorage.getItem(key)]).toEqual([null, null]);
});

test('without storage the reason holds as long as the page', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keepSessionEnd('password_changed');
  restoreSessionEnd();
  expect(sessionEnd.read()).toBe('password_changed');
});
