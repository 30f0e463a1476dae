import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

interface Named {
  name: string;
}

const Greeting = ({ name }: Named) => <p>Hello {name}</p>;
const Placeholder = ({ name }: Named) => <i>Waiting for {name}</i>;

let listeners: Map<string, Set<() => void>>;
const dispatch = (event: string) => {
  for (const listener of listeners.get(event) ?? []) listener();
};
const reload = vi.fn();
const head = vi.fn();

/** Imports the module as on a page that has just loaded and that nobody has touched yet. */
async function importDeferred() {
  vi.resetModules();
  return (await import('./deferred.tsx')).deferred;
}

/** Makes a loader that fails until the test repairs it. */
function breakableLoad() {
  let isBroken = true;
  const load = vi.fn(async (): Promise<ComponentType<Named>> => {
    if (isBroken) throw new TypeError('Failed to fetch dynamically imported module');
    return Greeting;
  });
  return { load, fix: () => (isBroken = false) };
}

beforeEach(() => {
  vi.useFakeTimers();
  listeners = new Map();
  vi.stubGlobal('addEventListener', (event: string, listener: () => void) =>
    listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
  );
  vi.stubGlobal('removeEventListener', (event: string, listener: () => void) => listeners.get(event)?.delete(listener));
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', { readyState: 'complete' });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { reload });
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal('fetch', head);
  head.mockResolvedValue({ status: 200 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

test('the placeholder stands in until the code has arrived', async () => {
  const deferred = await importDeferred();
  const Deferred = deferred(async () => Greeting, { when: 'shown', placeholder: Placeholder });
  expect(renderToStaticMarkup(<Deferred name="Amina" />)).toBe('<i>Waiting for Amina</i>');
  await Deferred.preload();
  expect(renderToStaticMarkup(<Deferred name="Amina" />)).toBe('<p>Hello Amina</p>');
});

test('preloading reports a failure and can be tried again', async () => {
  const deferred = await importDeferred();
  const { load, fix } = breakableLoad();
  const Deferred = deferred(load, { when: 'shown' });
  await expect(Deferred.preload()).rejects.toThrow('Failed to fetch');
  expect(renderToStaticMarkup(<Deferred name="Amina" />)).toBe('');
  fix();
  await Deferred.preload();
  expect(renderToStaticMarkup(<Deferred name="Amina" />)).toBe('<p>Hello Amina</p>');
});

test('a second load does not replace the component that is shown, which would mount it again', async () => {
  const deferred = await importDeferred();
  let loads = 0;
  const Deferred = deferred(
    async () => {
      const load = (loads += 1);
      return () => <p>Load {load}</p>;
    },
    { when: 'shown' },
  );
  await Promise.all([Deferred.preload(), Deferred.preload()]);
  expect(loads).toBe(2);
  expect(renderToStaticMarkup(<Deferred />)).toBe('<p>Load 1</p>');
});

test('code for a touched page travels at the first touch, key press or click, and only once', async () => {
  for (const sign of ['pointerdown', 'keydown', 'click']) {
    const deferred = await importDeferred();
    const load = vi.fn(async () => Greeting);
    const Deferred = deferred(load, { when: 'touched' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(load).not.toHaveBeenCalled();
    dispatch(sign);
    await vi.advanceTimersByTimeAsync(0);
    dispatch(sign);
    expect(load).toHaveBeenCalledTimes(1);
    expect(renderToStaticMarkup(<Deferred name="Amina" />)).toBe('<p>Hello Amina</p>');
  }
});

test('what is defined after the first touch travels at once', async () => {
  const deferred = await importDeferred();
  deferred(async () => Greeting, { when: 'touched' });
  dispatch('pointerdown');
  const load = vi.fn(async () => Greeting);
  deferred(load, { when: 'touched' });
  expect(load).toHaveBeenCalledTimes(1);
});

test('after a failure each further touch tries again, without a reload as long as the build is there', async () => {
  const deferred = await importDeferred();
  const { load, fix } = breakableLoad();
  const Deferred = deferred(load, { when: 'touched' });
  dispatch('pointerdown');
  await vi.advanceTimersByTimeAsync(0);
  dispatch('pointerdown');
  await vi.advanceTimersByTimeAsync(0);
  fix();
  dispatch('pointerdown');
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(3);
  expect(reload).not.toHaveBeenCalled();
  expect(renderToStaticMarkup(<Deferred name="Amina" />)).toBe('<p>Hello Amina</p>');
});

test('a page whose build was deployed away reloads, and only once', async () => {
  const deferred = await importDeferred();
  deferred(breakableLoad().load, { when: 'touched' });
  head.mockRejectedValueOnce(new TypeError('no network'));
  dispatch('pointerdown');
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).not.toHaveBeenCalled();
  head.mockResolvedValue({ status: 404 });
  for (let touch = 0; touch < 3; touch += 1) {
    dispatch('pointerdown');
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page that is being left does not reload for code that fails to load, and a later page does', async () => {
  vi.resetModules();
  const { reloadOnce } = await import('./reload-once.ts');
  dispatch('beforeunload');
  void reloadOnce(new TypeError('Failed to fetch'));
  await vi.advanceTimersByTimeAsync(1999);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  void reloadOnce(new TypeError('Failed to fetch'));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('code for an idle page loads a second after the page, and again when the network is back', async () => {
  const deferred = await importDeferred();
  vi.stubGlobal('document', { readyState: 'interactive' });
  const { load, fix } = breakableLoad();
  const Deferred = deferred(load, { when: 'idle' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).not.toHaveBeenCalled();
  dispatch('load');
  await vi.advanceTimersByTimeAsync(999);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(500);
  expect(load).toHaveBeenCalledTimes(1);
  fix();
  dispatch('online');
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(2);
  expect(renderToStaticMarkup(<Deferred name="Amina" />)).toBe('<p>Hello Amina</p>');
});
