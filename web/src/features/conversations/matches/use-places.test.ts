import type { Match } from '@mwanzo/contract/conversations/matches';
import type { FocusEvent, PointerEvent } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { matchWith } from '../../../testing/example-match.ts';
import { openPage } from '../../../testing/open-page.ts';

const list = (...ids: number[]) => ids.map((id) => matchWith(id)) as Match[];

async function openList() {
  const page = await openPage();
  const { placesOf } = await import('./match-rules.ts');
  const { usePlaces } = await import('./use-places.ts');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const places = page.run((matches: readonly Match[]) => usePlaces(matches), list(7, 8));
  const settle = () => page.requestsUnderWay();
  const isInOrderOf = (...ids: number[]) => expect(places.now().places).toEqual(placesOf(list(...ids)));
  return { page, places, settle, isInOrderOf };
}

test('a list that nobody touches follows the latest activity', async () => {
  const { places, isInOrderOf } = await openList();
  isInOrderOf(7, 8);
  places.change(list(8, 7));
  isInOrderOf(8, 7);
});

test('nothing moves under a finger, nor for half a second after it has left', async () => {
  const { page, places, settle, isInOrderOf } = await openList();
  places.now().handlers.onPointerDown();
  await settle();
  places.change(list(8, 7));
  isInOrderOf(7, 8);
  page.dispatch('pointerup');
  vi.advanceTimersByTime(499);
  await settle();
  isInOrderOf(7, 8);
  vi.advanceTimersByTime(1);
  await settle();
  isInOrderOf(8, 7);
});

test('nothing moves under a mouse', async () => {
  const { places, settle, isInOrderOf } = await openList();
  places.now().handlers.onPointerEnter({ pointerType: 'mouse' } as PointerEvent);
  await settle();
  places.change(list(8, 7));
  isInOrderOf(7, 8);
  places.now().handlers.onPointerLeave();
  await settle();
  isInOrderOf(8, 7);
});

test('nothing moves under a finger that scrolls, nor after a second tap within half a second', async () => {
  const { page, places, settle, isInOrderOf } = await openList();
  places.now().handlers.onPointerDown();
  page.dispatch('pointercancel');
  vi.advanceTimersByTime(499);
  places.now().handlers.onPointerDown();
  vi.advanceTimersByTime(10_000);
  await settle();
  places.change(list(8, 7));
  isInOrderOf(7, 8);
  page.dispatch('pointercancel');
  vi.advanceTimersByTime(500);
  await settle();
  isInOrderOf(8, 7);
});

test('a finger that passes over the list is no mouse', async () => {
  const { places, settle, isInOrderOf } = await openList();
  places.now().handlers.onPointerEnter({ pointerType: 'touch' } as PointerEvent);
  await settle();
  places.change(list(8, 7));
  isInOrderOf(8, 7);
});

test('the list moves again once the row with the keyboard focus is gone, for which there is no event', async () => {
  const { places, settle, isInOrderOf } = await openList();
  const row = { matches: () => true, isConnected: true };
  places.now().handlers.onFocus({ target: row } as unknown as FocusEvent);
  await settle();
  row.isConnected = false;
  places.change(list(8));
  await settle();
  places.change(list(9, 8));
  isInOrderOf(9, 8);
});

test('nothing moves while the keyboard is in the list; a click that only focuses a row is no use of it', async () => {
  const { places, settle, isInOrderOf } = await openList();
  const focus = async (isVisible: boolean) => {
    places.now().handlers.onFocus({ target: { matches: () => isVisible, isConnected: true } } as unknown as FocusEvent);
    await settle();
  };
  await focus(true);
  places.change(list(8, 7));
  isInOrderOf(7, 8);
  places.now().handlers.onBlur();
  await settle();
  isInOrderOf(8, 7);
  await focus(false);
  places.change(list(7, 8));
  isInOrderOf(7, 8);
});
