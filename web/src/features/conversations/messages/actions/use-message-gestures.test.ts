import type { MouseEvent, PointerEvent, TouchEvent } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../../../../testing/open-page.ts';
import { useMessageGestures } from './use-message-gestures.ts';

async function openChat() {
  const page = await openPage();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  class FakeElement {
    dataset = { message: '7' };
    style = { translate: '' };
    isOnButton = false;
    setPointerCapture = vi.fn();
    closest = (selector: string) => (selector.startsWith('[data-message') || this.isOnButton ? this : null);
  }
  vi.stubGlobal('Element', FakeElement);
  const row = new FakeElement();
  const on = { onHold: vi.fn(), onDoubleTap: vi.fn(), onSwipe: vi.fn() };
  const list = page.run(() => useMessageGestures(on), undefined);
  const event = (x: number, y: number, changed: object = {}) =>
    ({
      target: row,
      pointerType: 'touch',
      isPrimary: true,
      pointerId: 1,
      clientX: x,
      clientY: y,
      timeStamp: 0,
      ...changed,
    }) as unknown as PointerEvent;
  const counts = () => [on.onHold, on.onDoubleTap, on.onSwipe].map((each) => each.mock.calls.length);
  return { row, list, event, counts, on, handlers: () => list.now() };
}

test('a finger that stays still for 0.35 s opens the menu, and its click does not hit it', async () => {
  const { handlers, event, counts } = await openChat();
  handlers().onPointerDown(event(0, 0));
  vi.advanceTimersByTime(349);
  expect(counts()).toEqual([0, 0, 0]);
  vi.advanceTimersByTime(1);
  handlers().onPointerUp(event(0, 0));
  const preventDefault = vi.fn();
  handlers().onTouchEnd({ preventDefault } as unknown as TouchEvent);
  expect([counts(), preventDefault.mock.calls.length]).toEqual([[1, 0, 0], 1]);
});

test('a finger that trembles still opens the menu of its message, and never that of the browser', async () => {
  const { handlers, event, on } = await openChat();
  handlers().onPointerDown(event(0, 0));
  handlers().onPointerMove(event(5, 4));
  const preventDefault = vi.fn();
  handlers().onContextMenu({ preventDefault } as unknown as MouseEvent);
  vi.advanceTimersByTime(350);
  expect([on.onHold.mock.calls, preventDefault.mock.calls.length]).toEqual([[[7]], 1]);
});

test('a finger that scrolls opens nothing later', async () => {
  const { handlers, event, counts } = await openChat();
  handlers().onPointerDown(event(0, 0));
  handlers().onPointerMove(event(0, 20));
  vi.advanceTimersByTime(1000);
  expect(counts()).toEqual([0, 0, 0]);
});

test('a pointer that the browser takes over opens nothing later, and the row lies where it was', async () => {
  const { handlers, event, counts, row } = await openChat();
  handlers().onPointerDown(event(0, 0));
  handlers().onPointerMove(event(30, 0));
  expect(row.style.translate).toBe('30px');
  handlers().onPointerCancel();
  vi.advanceTimersByTime(1000);
  expect([counts(), row.style.translate]).toEqual([[0, 0, 0], '']);
});

test('a swipe to the right replies, without opening the menu however long it takes', async () => {
  const { handlers, event, counts, row } = await openChat();
  handlers().onPointerDown(event(0, 0));
  handlers().onPointerMove(event(30, 0));
  vi.advanceTimersByTime(1000);
  handlers().onPointerMove(event(60, 0));
  handlers().onPointerUp(event(60, 0));
  expect([counts(), row.style.translate]).toEqual([[0, 0, 1], '']);
});

test('two taps are a double tap, and a third one begins another', async () => {
  const { handlers, event, counts } = await openChat();
  for (const timeStamp of [0, 200, 400]) {
    handlers().onPointerDown(event(0, 0, { timeStamp }));
    handlers().onPointerUp(event(0, 0, { timeStamp }));
  }
  expect(counts()).toEqual([0, 0, 0]);
  vi.advanceTimersByTime(50);
  expect(counts()).toEqual([0, 1, 0]);
});

test('the click of a second tap does not hit the reaction that has just appeared, and opens no menu', async () => {
  const { handlers, event, counts } = await openChat();
  const prevented = [0, 100].map((timeStamp) => {
    handlers().onPointerDown(event(0, 0, { timeStamp }));
    handlers().onPointerUp(event(0, 0, { timeStamp }));
    const preventDefault = vi.fn();
    handlers().onTouchEnd({ preventDefault } as unknown as TouchEvent);
    return preventDefault.mock.calls.length;
  });
  vi.advanceTimersByTime(1000);
  expect([prevented, counts()]).toEqual([
    [0, 1],
    [0, 1, 0],
  ]);
});

test('a mouse, a second finger and a button in a message are left alone', async () => {
  const { handlers, event, counts, row } = await openChat();
  for (const changed of [{ pointerType: 'mouse' }, { isPrimary: false }]) {
    handlers().onPointerDown(event(0, 0, changed));
    vi.advanceTimersByTime(1000);
  }
  row.isOnButton = true;
  handlers().onPointerDown(event(0, 0));
  vi.advanceTimersByTime(1000);
  const preventDefault = vi.fn();
  handlers().onContextMenu({ preventDefault } as unknown as MouseEvent);
  expect([counts(), preventDefault.mock.calls.length]).toEqual([[0, 0, 0], 0]);
});

test('a chat that is left while a finger rests opens nothing', async () => {
  const { list, handlers, event, counts } = await openChat();
  handlers().onPointerDown(event(0, 0));
  list.unmount();
  vi.advanceTimersByTime(1000);
  expect([counts(), vi.getTimerCount()]).toEqual([[0, 0, 0], 0]);
});

test('a press whose end the browser did not tell opens nothing beside the next one', async () => {
  const { handlers, event, counts } = await openChat();
  handlers().onPointerDown(event(0, 0));
  vi.advanceTimersByTime(300);
  handlers().onPointerDown(event(0, 0));
  vi.advanceTimersByTime(349);
  expect(counts()).toEqual([0, 0, 0]);
  vi.advanceTimersByTime(1);
  expect(counts()).toEqual([1, 0, 0]);
});

test('another finger that lifts ends nothing, and a message that is held does not follow the finger', async () => {
  const { handlers, event, counts, row } = await openChat();
  handlers().onPointerDown(event(0, 0));
  for (let lifts = 0; lifts < 2; lifts += 1) handlers().onPointerUp(event(0, 0, { pointerId: 2 }));
  vi.advanceTimersByTime(350);
  expect(counts()).toEqual([1, 0, 0]);
  handlers().onPointerMove(event(40, 0));
  expect([counts(), row.style.translate]).toEqual([[1, 0, 0], '']);
});
