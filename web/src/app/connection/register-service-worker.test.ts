import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryStorage } from '../../testing/memory-storage.ts';
import { until } from '../../testing/until.ts';
import { registerServiceWorker } from './register-service-worker.ts';

const register = vi.fn(() => Promise.resolve());

beforeEach(() => {
  register.mockReset().mockResolvedValue();
  vi.stubEnv('PROD', true);
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('navigator', { serviceWorker: { register } });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the app is stored on the phone', () => {
  registerServiceWorker();
  expect(register.mock.calls).toEqual([['/service-worker.js']]);
});

test('it is not in low-data mode, unless the member wants to be offline', () => {
  localStorage.setItem('mwanzo.lowData', 'on');
  registerServiceWorker();
  expect(register).not.toHaveBeenCalled();
  localStorage.setItem('mwanzo.keepOffline', 'on');
  registerServiceWorker();
  expect(register).toHaveBeenCalledOnce();
});

test('it is not in development, where the files change', () => {
  vi.stubEnv('PROD', false);
  registerServiceWorker();
  expect(register).not.toHaveBeenCalled();
});

test('on plain http, and where the browser refuses, the app works without it', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  register.mockRejectedValue(new Error('refused'));
  registerServiceWorker();
  await until(() => expect(logged).toHaveBeenCalledOnce());
  vi.stubGlobal('navigator', {});
  registerServiceWorker();
  expect(register).toHaveBeenCalledOnce();
});
