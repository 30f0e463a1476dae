import { focusManager, MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { exampleUser } from '../testing/example-user.ts';
import { MemoryStorage } from '../testing/memory-storage.ts';
import { createQueryClient, retryDelay } from './query-client.ts';
import { NetworkError, RequestError } from './request-error.ts';
import { logout, setProfile, signedIn, startSession } from './session.ts';

const refusal = (status: number) =>
  new RequestError({ status, code: 'unknown', detail: '', fields: {}, retryAfterSeconds: undefined });

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('addEventListener', () => undefined);
  startSession(() => undefined);
});
afterEach(() => vi.unstubAllGlobals());

describe('query client', () => {
  it('reads are retried three times if the network or the server fails, never if refused', () => {
    const { retry } = createQueryClient().getDefaultOptions().queries ?? {};
    if (typeof retry !== 'function') throw new Error('no retry rule');
    for (const error of [new NetworkError('gone'), refusal(500), refusal(503)])
      expect([0, 1, 2, 3].map((failures) => retry(failures, error))).toEqual([true, true, true, false]);
    for (const error of [refusal(404), refusal(429), refusal(499), new Error('unexpected')])
      expect(retry(0, error)).toBe(false);
  });

  it('waits 1 s, doubling to at most 30 s', () => {
    expect([0, 1, 2, 4, 5, 20].map((failures) => retryDelay(failures))).toEqual([
      1000, 2000, 4000, 16_000, 30_000, 30_000,
    ]);
  });

  it('drops data that nothing has used for five minutes', () => {
    expect(createQueryClient().getDefaultOptions().queries?.gcTime).toBe(300_000);
  });

  it('sends a write while the browser believes that it is offline, so that its failure can be shown', async () => {
    onlineManager.setOnline(false);
    onTestFinished(() => onlineManager.setOnline(true));
    const mutationFn = vi.fn().mockRejectedValue(new NetworkError('gone'));
    await expect(new MutationObserver(createQueryClient(), { mutationFn }).mutate(undefined)).rejects.toThrow('gone');
    expect(mutationFn).toHaveBeenCalledTimes(1);
  });

  it('is cleared when another member signs in or the member logs out, not when the session is renewed', () => {
    signedIn({ access: 'a', refresh: 'r' }, exampleUser);
    const client = createQueryClient();
    client.setQueryData(['matches'], ['secret']);
    signedIn({ access: 'a2', refresh: 'r2' }, exampleUser);
    expect(client.getQueryData(['matches'])).toEqual(['secret']);
    logout();
    expect(client.getQueryData(['matches'])).toBeUndefined();
  });

  it('is cleared at each change of member, and at none of the profile in between', () => {
    const client = createQueryClient();
    for (const id of [8, 7, 8]) {
      client.setQueryData(['matches'], ['secret']);
      signedIn({ access: 'a', refresh: 'r' }, { ...exampleUser, id });
      expect(client.getQueryData(['matches'])).toBeUndefined();
      client.setQueryData(['matches'], ['own']);
      setProfile({ id } as Parameters<typeof setProfile>[0]);
      expect(client.getQueryData(['matches'])).toEqual(['own']);
    }
    logout();
  });

  it('fetches what is shown while the browser believes that it is offline, and again when it is online', async () => {
    onlineManager.setOnline(false);
    onTestFinished(() => onlineManager.setOnline(true));
    const client = createQueryClient();
    client.mount();
    onTestFinished(() => client.unmount());
    const queryFn = vi.fn(() => Promise.resolve('fetched'));
    const shown = new QueryObserver(client, { queryKey: ['matches'], queryFn });
    onTestFinished(shown.subscribe(() => undefined));
    await vi.waitFor(() => expect(shown.getCurrentResult().data).toBe('fetched'));
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    focusManager.setFocused(undefined);
    await new Promise((resolve) => setTimeout(resolve));
    expect(queryFn).toHaveBeenCalledTimes(1);
    onlineManager.setOnline(true);
    await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(2));
  });
});
