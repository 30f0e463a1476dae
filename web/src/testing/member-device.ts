import { afterEach, beforeEach, vi } from 'vitest';
import { MemoryStorage } from './memory-storage.ts';

/** Signs a member in on the device of `giveMemberDevice`. */
export function signInOnDevice(id: number): void {
  localStorage.setItem('user', JSON.stringify({ id }));
  localStorage.setItem('accessToken', 'a');
}

/**
 * Gives each test of a file a device on which member 1 is signed in. Failures are not printed.
 * @returns how many failures the test has logged
 */
export function giveMemberDevice(): { readonly logged: () => number } {
  let errors = vi.fn();
  beforeEach(() => {
    vi.stubGlobal('localStorage', new MemoryStorage());
    errors = vi.fn();
    vi.spyOn(console, 'error').mockImplementation(errors);
    signInOnDevice(1);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  return { logged: () => errors.mock.calls.length };
}
