import type { ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { openPage } from '../../testing/open-page.ts';
import { showScreen } from '../../testing/show-screen.tsx';

interface LayerProps {
  person: string | undefined;
  onClose: () => void;
}

test('a layer loads at the first touch, and Back cancels its opening until it is there', async () => {
  const page = await openPage();
  const { deferredLayer } = await import('./layer-to-come.tsx');
  const code = Promise.withResolvers<ComponentType<LayerProps>>();
  const load = vi.fn(() => code.promise);
  const Layer = deferredLayer(load, 'person');
  const onClose = vi.fn();
  const screen = await showScreen(page, <Layer person={undefined} onClose={onClose} />);
  expect(load).not.toHaveBeenCalled();
  page.dispatch('pointerdown');
  expect(load).toHaveBeenCalledOnce();
  expect(history.state).toBeNull();
  screen.show(<Layer person="Otieno" onClose={onClose} />);
  expect(history.state).toEqual({ layer: 1 });
  history.go(-1);
  await page.requestsUnderWay();
  expect(onClose).toHaveBeenCalledOnce();
  code.resolve(({ person }) => <p>About {person}</p>);
  await page.requestsUnderWay();
  expect(screen.text()).toBe('About Otieno');
});
