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
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

test('the placeholder stands in until the code has arrived', async () => {
  const deferred = await importDeferred();
  const Deferred = deferred(async () => Greeting, { placeholder: Placeholder });
  expect(renderToStaticMarkup(<Deferred name="Amina" />)).toBe('<i>Waiting for Amina</i>');
  await Deferred.preload();
  expect(renderToStaticMarkup(<Deferred name="Amina" />)).toBe('<p>Hello Amina</p>');
});

test('preloading reports a failure and can be tried again', async () => {
  const deferred = await importDeferred();
  const { load, fix } = breakableLoad();
  const Deferred = deferred(load);
  await expect(Deferred.preload()).rejects.toThrow('Failed to fetch');
  expect(renderToStaticMarkup(<Deferred name="Amina" />)).toBe('');
  fix();
  await Deferred.preload();
  expect(renderToStaticMarkup(<Deferred name="Amina" />)).toBe('<p>Hello Amina</p>');
});

test('a second load does not replace the component that is shown, which would mount it again', async () => {
  const deferred = await importDeferred();
  let loads = 0;
  const Deferred = deferred(async () => {
    const load = (loads += 1);
    return () => <p>Load {load}</p>;
  });
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

test('after a failure each further touch tries again, and a notice offers it until the code is there', async () => {
  const deferred = await importDeferred();
  const { missingCode } = await import('./missing-code.ts');
  const { load, fix } = breakableLoad();
  const Deferred = deferred(load, { when: 'touched' });
  dispatch('pointerdown');
  await vi.advanceTimersByTimeAsync(0);
  expect(missingCode.read()).toEqual({ load: Deferred.preload });
  dispatch('pointerdown');
  await vi.advanceTimersByTimeAsync(0);
  fix();
  dispatch('pointerdown');
  await vi.advanceTimersByTimeAsync(0);
  expect([load.mock.calls.length, missingCode.read(), reload.mock.calls.length]).toEqual([3, undefined, 0]);
  expect(renderToStaticMarkup(<Deferred name="Amina" />)).toBe('<p>Hello Amina</p>');
});

test('what the member has pressed stays on offer when code that waits for a touch fails too, or arrives', async () => {
  const deferred = await importDeferred();
  const { missingCode } = await import('./missing-code.ts');
  const pressed = { load: async () => undefined };
  missingCode.write(pressed);
  const { load, fix } = breakableLoad();
  deferred(load, { when: 'touched' });
  for (const prepare of [() => undefined, fix]) {
    prepare();
    dispatch('pointerdown');
    await vi.advanceTimersByTimeAsync(0);
    expect(missingCode.read()).toBe(pressed);
  }
});

test('code for an idle page loads a second after the page, and otherwise at the next touch', async () => {
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
  dispatch('pointerdown');
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(2);
  expect(renderToStaticMarkup(<Deferred name="Amina" />)).toBe('<p>Hello Amina</p>');
});
