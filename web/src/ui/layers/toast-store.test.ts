import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { innerPages } from '../../i18n/inner-pages.ts';
import { showNotSaved } from './show-not-saved.ts';
import { dismissToast, holdToast, releaseToast, showToast, toastStore } from './toast-store.ts';

describe('toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    dismissToast();
    vi.runAllTimers();
    vi.useRealTimers();
  });

  it('a second toast takes the place of the first and gets its own five seconds', () => {
    showToast({ title: 'first' });
    vi.advanceTimersByTime(4000);
    showToast({ title: 'second' });
    expect(toastStore.read()?.title).toBe('second');
    vi.advanceTimersByTime(4999);
    expect(toastStore.read()).toMatchObject({ title: 'second', open: true });
    vi.advanceTimersByTime(1);
    expect(toastStore.read()?.open).toBe(false);
  });

  it('a toast that has left is forgotten after 1,000,000 ms', () => {
    showToast({ title: 'gone' });
    dismissToast();
    vi.advanceTimersByTime(999_999);
    expect(toastStore.read()).toMatchObject({ title: 'gone', open: false });
    vi.advanceTimersByTime(1);
    expect(toastStore.read()).toBeUndefined();
  });

  it('a toast that has left is forgotten also if the pointer or the focus leaves it late', () => {
    for (const act of [holdToast, releaseToast]) {
      showToast({ title: 'gone' });
      dismissToast();
      act();
      vi.advanceTimersByTime(1_000_000);
      expect(toastStore.read()).toBeUndefined();
    }
  });

  it('a toast that is being read stays until it is let go', () => {
    showToast({ title: 'read me' });
    holdToast();
    vi.advanceTimersByTime(60_000);
    expect(toastStore.read()?.title).toBe('read me');
    releaseToast();
    vi.advanceTimersByTime(5000);
    expect(toastStore.read()?.open).toBe(false);
  });

  it('a toast that is let go twice stays for five seconds after the second time', () => {
    showToast({ title: 'read me' });
    for (const left of [4000, 4999]) {
      releaseToast();
      vi.advanceTimersByTime(left);
      expect(toastStore.read()?.open).toBe(true);
    }
    vi.advanceTimersByTime(1);
    expect(toastStore.read()?.open).toBe(false);
  });

  it('the same text shown twice is two toasts, so that it is announced twice', () => {
    showToast({ title: 'again' });
    const first = toastStore.read()?.id;
    showToast({ title: 'again' });
    expect(toastStore.read()?.id).not.toBe(first);
  });

  it('listeners hear of showing and of dismissing until they leave', () => {
    const heard: (string | undefined)[] = [];
    const leave = toastStore.subscribe(() =>
      heard.push(toastStore.read()?.open ? toastStore.read()?.title : undefined),
    );
    showToast({ title: 'one' });
    dismissToast();
    leave();
    showToast({ title: 'two' });
    expect(heard).toEqual(['one', undefined]);
  });
});

/** The names of texts that tell of a failure. */
const failure =
  /title: t\(\w+\.(?:\w*[Ff]ailed|\w*[Ee]rror|missing|notSaved|notCopied|notSeen|lookFirst|noMicrophone)\b/;

it('every toast about a failure is an alert', () => {
  const source = `${import.meta.dirname}/../..`;
  const toasts = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .flatMap((file) => readFileSync(`${source}/${file}`, 'utf8').split('showToast({').slice(1))
    .map((rest) => rest.slice(0, rest.search(/\}\)(?!,)/)))
    .filter((toast) => failure.test(toast));
  expect(toasts.length).toBeGreaterThan(15);
  expect(toasts.filter((toast) => !toast.includes("kind: 'bad'"))).toEqual([]);
});

it.each([
  [true, innerPages.notSavedText.en],
  [false, innerPages.notSavedOffline.en],
])('a choice that was not saved says why, if the device knows: with a network %s', (onLine, description) => {
  vi.stubGlobal('navigator', { onLine });
  onTestFinished(() => void vi.unstubAllGlobals());
  showNotSaved();
  expect(toastStore.read()).toMatchObject({ description, kind: 'bad' });
  dismissToast();
});
