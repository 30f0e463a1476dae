import { expect, test, vi } from 'vitest';
import { createElement } from 'react';
import { openPage } from '../../../../testing/open-page.ts';
import { showScreen } from '../../../../testing/show-screen.tsx';
import { until } from '../../../../testing/until.ts';
import { useShortcutChoice, useShortcuts } from './use-shortcuts.ts';

test('shortcuts that were turned off stay off in this browser, also for its next reviewer', async () => {
  const page = await openPage();
  const choice = page.run(() => useShortcutChoice(), undefined);
  expect(choice.now()[0]).toBe(true);
  choice.now()[1](false);
  await until(() => expect(choice.now()[0]).toBe(false));
  page.session.logout();
  expect(page.run(() => useShortcutChoice()[0], undefined).now()).toBe(false);
});

test('without storage a choice holds as long as the page', async () => {
  const page = await openPage();
  vi.stubGlobal('localStorage', undefined);
  const choice = page.run(() => useShortcutChoice(), undefined);
  expect(choice.now()[0]).toBe(true);
  choice.now()[1](false);
  await until(() => expect(choice.now()[0]).toBe(false));
});

test('a shortcut acts while shortcuts are on, and not under a dialog', async () => {
  const page = await openPage();
  let isDialogOpen = false;
  Object.assign(document, { querySelector: () => (isDialogOpen ? {} : null) });
  vi.stubGlobal('Element', EventTarget);
  const listeners = new Set<(event: object) => void>();
  vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) => {
    if (type === 'keydown') listeners.add(listener);
  });
  vi.stubGlobal('removeEventListener', (_: string, listener: (event: object) => void) => listeners.delete(listener));
  const act = vi.fn(() => true);
  const shortcuts = page.run((enabled: boolean) => useShortcuts(enabled, act), true);
  const preventDefault = vi.fn();
  const press = (changed: object = {}) => {
    for (const listener of listeners)
      listener({ key: 'a', code: 'KeyA', target: null, defaultPrevented: false, preventDefault, ...changed });
    return act.mock.calls.length;
  };
  expect([press(), preventDefault.mock.calls.length]).toEqual([1, 1]);
  expect(press({ defaultPrevented: true })).toBe(1);
  isDialogOpen = true;
  expect(press()).toBe(1);
  isDialogOpen = false;
  shortcuts.change(false);
  expect([press(), listeners.size]).toEqual([1, 0]);
});

test('keys that are typed into a field are no shortcuts, those over a ticked check or a button are', async () => {
  const page = await openPage();
  const listeners = new Set<(event: object) => void>();
  vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) => {
    if (type === 'keydown') listeners.add(listener);
  });
  const act = vi.fn(() => true);
  function Room() {
    useShortcuts(true, act);
    return null;
  }
  await showScreen(page, createElement(Room));
  const acts = (name: string, traits: object = {}) => {
    const target = Object.assign(document.createElement(name), traits);
    act.mockClear();
    for (const listener of listeners)
      listener({ key: 'a', target, defaultPrevented: false, preventDefault: () => undefined });
    return act.mock.calls.length;
  };
  expect([acts('textarea'), acts('select'), acts('input'), acts('input', { type: 'date' })]).toEqual([0, 0, 0, 0]);
  expect([acts('input', { type: 'checkbox' }), acts('button')]).toEqual([1, 1]);
});

test('shortcuts that are turned on again stay on', async () => {
  const page = await openPage();
  const choice = page.run(() => useShortcutChoice(), undefined);
  for (const on of [false, true]) {
    choice.now()[1](on);
    await until(() => expect(choice.now()[0]).toBe(on));
    expect(page.run(() => useShortcutChoice()[0], undefined).now()).toBe(on);
  }
});
