import { expect, test, vi } from 'vitest';
import { openPage } from '../../../../testing/open-page.ts';
import { taskTurns } from '../../../../testing/run-hook.tsx';
import { showScreen } from '../../../../testing/show-screen.tsx';
import { changeCrop, dragCrop, firstCrop, partOf, type Crop } from './crop-rules.ts';

/** Opens the dialog for a photo of 1600 by 800 px, in a frame of 100 by 125. */
async function openCrop() {
  const page = await openPage();
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  const { CropDialog } = await import('./crop-dialog.tsx');
  const on = { onClose: vi.fn(), onCrop: vi.fn(), onUncropped: vi.fn() };
  const screen = await showScreen(page, <CropDialog photo={new File(['x'], 'a.jpg')} {...on} />);
  const image = document.querySelector<HTMLImageElement>('dialog img') ?? expect.fail('no picture');
  const frame = document.querySelector<HTMLElement>('dialog fieldset') ?? expect.fail('no frame');
  Object.assign(frame, { setPointerCapture() {}, getBoundingClientRect: () => ({ width: 100, height: 125 }) });
  const load = () => {
    Object.defineProperties(image, { naturalWidth: { value: 1600 }, naturalHeight: { value: 800 } });
    screen.dispatch(image, 'load');
  };
  /** @returns false if the browser does nothing of its own then */
  const does = async (type: string, fields: object) => {
    const goesOn = screen.dispatch(frame, type, fields);
    await taskTurns();
    return goesOn;
  };
  const expectCrop = (crop: Crop) => {
    const { left, top, width, height } = partOf(2, crop);
    const close = [left, top, width, height].map((value) => expect.closeTo(value, 4));
    const [part] = on.onCrop.mock.lastCall as [ReturnType<typeof partOf>];
    expect([part.left, part.top, part.width, part.height]).toEqual(close);
    // The frame shows the same section.
    const moved = [...image.style.transform.matchAll(/[-\d.]+(?=%)/g)].map(([value]) => -Number(value) / 100);
    const sizes = [image.style.width, image.style.height].map((size) => 100 / Number.parseFloat(size));
    expect([...moved, ...sizes]).toEqual(close);
  };
  return { screen, image, load, does, expectCrop, ...on };
}

test('two fingers that move apart enlarge the photo, and the wheel and the keys make it smaller again', async () => {
  const { screen, load, does, expectCrop, onClose } = await openCrop();
  load();
  await does('pointerdown', { pointerId: 1, clientX: 40, clientY: 50 });
  await does('pointerdown', { pointerId: 2, clientX: 60, clientY: 50 });
  await does('pointermove', { pointerId: 2, clientX: 80, clientY: 50 });
  await screen.press('Use photo');
  const pinched = changeCrop(2, dragCrop(2, firstCrop(2), 0.1, 0), { zoom: 2 });
  expectCrop(pinched);
  expect(onClose).toHaveBeenCalledTimes(1);
  await does('wheel', { deltaY: 100 });
  await screen.press('Use photo');
  const smaller = changeCrop(2, pinched, { zoom: 2 / 1.1 });
  expectCrop(smaller);
  await does('keydown', { key: '-' });
  await does('keydown', { key: 'ArrowDown' });
  await screen.press('Use photo');
  expectCrop(dragCrop(2, changeCrop(2, smaller, { zoom: 2 / 1.21 }), 0, 0.05));
});

test.each(['pointerup', 'pointercancel'])(
  'after a %s that finger counts no more: the next one moves the photo',
  async (end) => {
    const { screen, load, does, expectCrop } = await openCrop();
    load();
    await screen.type('Zoom', '2');
    await does('pointerdown', { pointerId: 1, clientX: 40, clientY: 50 });
    await does(end, { pointerId: 1, clientX: 40, clientY: 50 });
    await does('pointermove', { pointerId: 1, clientX: 90, clientY: 50 });
    await does('pointerdown', { pointerId: 2, clientX: 60, clientY: 50 });
    await does('pointermove', { pointerId: 2, clientX: 80, clientY: 75 });
    await screen.press('Use photo');
    expectCrop(dragCrop(2, changeCrop(2, firstCrop(2), { zoom: 2 }), 0.2, 0.2));
  },
);

test('a photo is used as it appears at first, and the slider enlarges it too', async () => {
  const { screen, load, expectCrop } = await openCrop();
  load();
  await screen.press('Use photo');
  expectCrop(firstCrop(2));
  await expect(screen.words()).toMatchFileSnapshot('./in-words/crop.txt');
  await screen.type('Zoom', '1.5');
  await screen.press('Use photo');
  expectCrop(changeCrop(2, firstCrop(2), { zoom: 1.5 }));
});

test('a photo that the browser cannot show is used as a whole, and one that is given up is not used', async () => {
  const { screen, image, onCrop, onUncropped, onClose } = await openCrop();
  await screen.press('Cancel');
  expect([onClose, onUncropped, onCrop].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0]);
  screen.dispatch(image, 'error');
  expect(screen.text()).toContain('Your browser cannot show this photo, so it stays as it is.');
  await screen.press('Use photo');
  expect([onClose, onUncropped, onCrop].map(({ mock }) => mock.calls.length)).toEqual([2, 1, 0]);
});

test.each([
  ['ArrowLeft', { right: -0.05, down: 0, zoom: 1 }],
  ['ArrowRight', { right: 0.05, down: 0, zoom: 1 }],
  ['ArrowUp', { right: 0, down: -0.05, zoom: 1 }],
  ['ArrowDown', { right: 0, down: 0.05, zoom: 1 }],
  ['+', { right: 0, down: 0, zoom: 1.1 }],
  ['=', { right: 0, down: 0, zoom: 1.1 }],
  ['-', { right: 0, down: 0, zoom: 1 / 1.1 }],
])('the key %s moves or zooms a photo of which only a part is shown', async (key, { right, down, zoom }) => {
  const { screen, load, does, expectCrop } = await openCrop();
  load();
  await screen.type('Zoom', '2');
  expect(await does('keydown', { key })).toBe(false);
  // The keyboard can still leave the frame.
  expect(await does('keydown', { key: 'Tab' })).toBe(true);
  await screen.press('Use photo');
  const moved = dragCrop(2, changeCrop(2, firstCrop(2), { zoom: 2 }), right, down);
  expectCrop(changeCrop(2, moved, { zoom: 2 * zoom }));
});
