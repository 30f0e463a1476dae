import { expect, test, vi } from 'vitest';
import { scrollNearEdges } from './scroll-near-edges.ts';

test('a photo near the lower edge scrolls the page and is carried along, until the page has come to its end', () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (step: FrameRequestCallback) => frames.push(step));
  const cancel = vi.fn();
  vi.stubGlobal('cancelAnimationFrame', cancel);
  const page = {
    scrollTop: 0,
    scrollTo({ top }: { top: number }) {
      this.scrollTop = Math.min(80, top);
    },
  };
  vi.stubGlobal('document', { scrollingElement: page, body: {} });
  vi.stubGlobal('innerHeight', 600);
  let y = 300;
  const onScroll = vi.fn();
  const stop = scrollNearEdges({ parentElement: null } as Element, { hand: () => ({ y, fromY: 300 }), onScroll });
  const start = performance.now();
  const look = (milliseconds: number) => {
    frames.shift()?.(start + milliseconds);
    return [page.scrollTop > 0, onScroll.mock.calls.length];
  };
  expect(look(100)).toEqual([false, 0]);
  y = 599;
  expect(look(150)).toEqual([true, 1]);
  expect(look(250)).toEqual([true, 2]);
  expect(page.scrollTop).toBe(80);
  expect(look(350)).toEqual([true, 2]);
  stop();
  expect(cancel).toHaveBeenCalledTimes(1);
});
