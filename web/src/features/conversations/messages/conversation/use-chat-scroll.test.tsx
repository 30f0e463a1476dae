import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../../../../testing/open-page.ts';
import { showScreen } from '../../../../testing/show-screen.tsx';

/** Opens a list of rows of 100 px in a window of 400 px. */
async function openList() {
  const page = await openPage();
  const screen = await showScreen(page, null);
  const { useChatScroll } = await import('./use-chat-scroll.ts');
  const size = { rows: [] as string[], window: 400 };
  const resized = new Set<() => void>();
  class Observer {
    act: () => void;
    constructor(act: () => void) {
      this.act = act;
    }
    observe = () => resized.add(this.act);
    disconnect = () => resized.delete(this.act);
  }
  vi.stubGlobal('ResizeObserver', Observer);
  const list = () => document.querySelector<HTMLElement>('#list') ?? expect.fail('no list');
  const end = () => size.rows.length * 100;
  const layout: PropertyDescriptorMap & ThisType<HTMLElement> = {
    clientHeight: { get: () => size.window },
    scrollHeight: { get: end },
    getBoundingClientRect: {
      value() {
        const row = size.rows.indexOf(this.dataset['row'] ?? '');
        const top = row < 0 ? 0 : row * 100 - list().scrollTop;
        return { top, bottom: top + 100 };
      },
    },
    scrollTo: {
      value({ top, behavior }: { top: number; behavior: string }) {
        // A smooth scroll is on its way for as long as the test wants.
        if (behavior === 'instant') this.scrollTop = Math.min(top, end() - size.window);
      },
    },
  };
  const { prototype } = HTMLElement;
  for (const [name, property] of Object.entries(layout)) {
    const before = Object.getOwnPropertyDescriptor(prototype, name);
    Object.defineProperty(prototype, name, { ...property, configurable: true });
    onTestFinished(() => {
      Reflect.deleteProperty(prototype, name);
      if (before) Object.defineProperty(prototype, name, before);
    });
  }
  function List({ partnerId, isOwn }: { partnerId: number; isOwn: boolean }) {
    const [oldest, newest] = [size.rows[0], size.rows.at(-1)];
    const scroll = useChatScroll({ partnerId, oldest, newest, isOwn });
    return (
      <>
        <div id="list" ref={scroll.list}>
          <div>
            {size.rows.map((row) => (
              <p key={row} data-row={row} />
            ))}
          </div>
        </div>
        <button type="button" onClick={scroll.scrollToEnd}>
          {scroll.nearEnd ? 'at the end' : 'further up'}
        </button>
      </>
    );
  }
  const show = async (rows: string[], { isOwn = false, partnerId = 7 } = {}) => {
    size.rows = rows;
    screen.show(<List key={partnerId} partnerId={partnerId} isOwn={isOwn} />);
    await page.requestsUnderWay();
  };
  return {
    screen,
    show,
    resized,
    /** Returns where the list is, and what it says about that. */
    place: () => [list().scrollTop, screen.text()],
    async scroll(top: number) {
      list().scrollTop = top;
      screen.dispatch(list(), 'scroll');
      await page.requestsUnderWay();
    },
    wheel: () => screen.dispatch(list(), 'wheel'),
    /** Makes the last row higher by 100 px, as a photo that arrives does. */
    grow() {
      size.rows.push(`more ${size.rows.length}`);
      for (const act of resized) act();
    },
    /** Changes the height of the window, as a keyboard does. */
    resize(height: number) {
      size.window = height;
      for (const act of resized) act();
    },
  };
}

const rows = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => `r${first + at}`);

test('a chat opens at its end, and follows what is new there', async () => {
  const { show, place } = await openList();
  await show(rows(1, 10));
  expect(place()).toEqual([600, 'at the end']);
  await show(rows(1, 11));
  expect(place()).toEqual([700, 'at the end']);
});

test('whoever reads more than 120 px further up is left there, until they write or go to the end', async () => {
  const { screen, show, place, scroll } = await openList();
  await show(rows(1, 10));
  await scroll(480);
  expect(place()).toEqual([480, 'at the end']);
  await scroll(479);
  expect(place()).toEqual([479, 'further up']);
  await show(rows(1, 11));
  expect(place()).toEqual([479, 'further up']);
  await show(rows(1, 12), { isOwn: true });
  expect(place()).toEqual([800, 'at the end']);
  await scroll(100);
  await screen.press('further up');
  expect(place()[0]).toBe(800);
});

test('earlier messages that come above do not move what is in view', async () => {
  const { show, place, scroll } = await openList();
  await show(rows(5, 14));
  await scroll(30);
  await show(rows(1, 14));
  expect(place()).toEqual([430, 'further up']);
});

test('a chat that was left further up opens there again, and others at their end', async () => {
  const { screen, show, place, scroll } = await openList();
  await show(rows(5, 14));
  await scroll(250);
  screen.show(null);
  await show(rows(20, 29), { partnerId: 8 });
  expect(place()).toEqual([600, 'at the end']);
  screen.show(null);
  await show(rows(1, 14));
  expect(place()).toEqual([650, 'further up']);
  await scroll(1000);
  screen.show(null);
  await show(rows(1, 16));
  expect(place()).toEqual([1200, 'at the end']);
});

test('a keyboard that opens covers nothing of what was in view, and a chat that is left watches no size', async () => {
  const { screen, show, place, scroll, resize, resized } = await openList();
  await show(rows(1, 10));
  resize(200);
  expect(place()[0]).toBe(800);
  resize(400);
  await scroll(300);
  resize(200);
  expect(place()[0]).toBe(500);
  screen.show(null);
  expect(resized.size).toBe(0);
});

test('a list that still scrolls to its end counts as there, until the reader takes over', async () => {
  const { show, place, scroll, wheel } = await openList();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  await show(rows(1, 10));
  await show(rows(1, 14));
  await scroll(700);
  expect(place()).toEqual([700, 'at the end']);
  await show(rows(1, 15));
  expect(place()).toEqual([700, 'at the end']);
  wheel();
  await scroll(710);
  expect(place()).toEqual([710, 'further up']);
  await show(rows(1, 16), { isOwn: true });
  expect(place()).toEqual([710, 'at the end']);
});

test('what grows at the end stays in view, on the way there too, and moves no reader further up', async () => {
  const { show, place, scroll, grow } = await openList();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  await show(rows(1, 10));
  grow();
  expect(place()[0]).toBe(700);
  await scroll(300);
  grow();
  expect(place()).toEqual([300, 'further up']);
  await show(rows(1, 13), { isOwn: true });
  const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollTo');
  onTestFinished(() => scrolled.mockRestore());
  grow();
  expect(scrolled.mock.calls).toEqual([[{ top: 1400, behavior: 'smooth' }]]);
});
