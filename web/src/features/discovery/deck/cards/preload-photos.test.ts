import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preloadPhotos } from './preload-photos.ts';

const loads: { src: string; arrive: () => void; fail: () => void }[] = [];

beforeEach(() => {
  loads.length = 0;
  vi.stubGlobal('requestIdleCallback', (act: () => void) => act());
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      decode() {
        return new Promise<void>((arrive, fail) =>
          loads.push({ src: this.src, arrive, fail: () => fail(new Error('cut')) }),
        );
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const sources = () => loads.map(({ src }) => src);
const turn = () => new Promise((resolve) => setImmediate(resolve));
const widths = (name: string) => ({ 160: `${name}-160`, 480: `${name}-480`, 1080: `${name}-1080` });

test('photos are fetched one after the other, in the width of the card, and each once', async () => {
  preloadPhotos([widths('a'), 'b']);
  await turn();
  expect(sources()).toEqual(['a-480']);
  loads[0]?.arrive();
  await turn();
  loads[1]?.arrive();
  await turn();
  preloadPhotos([widths('a'), 'c']);
  await turn();
  expect(sources()).toEqual(['a-480', 'b', 'c']);
});

test('a photo that did not arrive is fetched again the next time', async () => {
  preloadPhotos(['d']);
  await turn();
  loads[0]?.fail();
  await turn();
  preloadPhotos(['d']);
  await turn();
  expect(sources()).toEqual(['d', 'd']);
});

test('once stopped, no further photo is fetched', async () => {
  const stop = preloadPhotos(['e', 'f']);
  await turn();
  stop();
  loads[0]?.arrive();
  await turn();
  expect(sources()).toEqual(['e']);
});
