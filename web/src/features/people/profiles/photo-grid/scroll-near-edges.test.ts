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

test('in a sheet that scrolls it is the sheet that moves, between its own edges', () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (step: FrameRequestCallback) => frames.push(step));
  const page = { scrollTop: 0, scrollTo: vi.fn() };
  vi.stubGlobal('document', { scrollingElement: page, body: {} });
  vi.stubGlobal('innerHeight', 2000);
  const scrolled: unknown[] = [];
  const sheet = {
    scrollTop: 50,
    parentElement: null,
    scrollTo: (to: unknown) => scrolled.push(to),
    getBoundingClientRect: () => ({ top: 100, bottom: 700 }),
  };
  const plain = { parentElement: sheet };
  vi.stubGlobal('getComputedStyle', (element: unknown) => ({ overflowY: element === sheet ? 'auto' : 'visible' }));
  const grid = { parentElement: plain } as unknown as Element;
  let y = 100;
  scrollNearEdges(grid, { hand: () => ({ y, fromY: 400 }), onScroll: vi.fn() });
  // A frame counts for a tenth of a second at most, however long it took.
  frames.shift()?.(performance.now() + 60_000);
  y = 700;
  frames.shift()?.(performance.now() + 120_000);
  expect(scrolled).toEqual([
    { top: expect.closeTo(50 - 90), behavior: 'instant' },
    { top: expect.closeTo(50 + 90), behavior: 'instant' },
  ]);
  expect(page.scrollTo).not.toHaveBeenCalled();
});
