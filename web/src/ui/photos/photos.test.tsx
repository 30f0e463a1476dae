import { expect, test, vi } from 'vitest';
import { openPage } from '../../testing/open-page.ts';
import { showScreen } from '../../testing/show-screen.tsx';

const widths = { '160': '/160', '480': '/480', '1080': '/1080' };

test('a photo is offered in its widths, but in low-data mode only the small one, until it was asked for', async () => {
  const page = await openPage();
  const { Photo } = await import('./photo.tsx');
  const { LoadPhotoButton } = await import('./load-photo-button.tsx');
  const { setLowData } = await import('../../device/low-data.ts');
  const picture = () => {
    const image = document.querySelector('img');
    return [image?.getAttribute('src'), image?.getAttribute('srcset') ?? null];
  };
  const screen = await showScreen(
    page,
    <article>
      <Photo src={widths} alt="Asha" />
      <button type="button">Open</button>
      <LoadPhotoButton src={widths} name="Asha" />
    </article>,
  );
  expect(picture()).toEqual(['/480', '/160 160w, /480 480w, /1080 1080w']);
  setLowData(true);
  await page.requestsUnderWay();
  expect(picture()).toEqual(['/160', null]);
  await screen.pressElement(screen.all('button', '')[1]);
  expect(picture()).toEqual(['/480', null]);
  // The button is gone, so the focus is on the one before it.
  expect(screen.all('button', '')).toEqual([document.activeElement]);
});

test('in low-data mode a photo that is not in view yet is not loaded', async () => {
  const page = await openPage();
  const { Photo } = await import('./photo.tsx');
  const { setLowData } = await import('../../device/low-data.ts');
  const screen = await showScreen(page, <Photo src={widths} alt="" upcoming />);
  expect(document.querySelectorAll('img')).toHaveLength(1);
  setLowData(true);
  await page.requestsUnderWay();
  expect(document.querySelectorAll('img')).toHaveLength(0);
  screen.show(<Photo src={widths} alt="" />);
  expect(document.querySelectorAll('img')).toHaveLength(1);
});

test('a photo that does not load leaves its name, until the network is back', async () => {
  const page = await openPage();
  const { Photo } = await import('./photo.tsx');
  const screen = await showScreen(page, <Photo src="/one" alt="Asha" />);
  const [image] = document.querySelectorAll('img');
  if (image) screen.dispatch(image, 'error');
  expect(document.querySelectorAll('img')).toHaveLength(0);
  expect(document.querySelector('[role="img"]')?.getAttribute('aria-label')).toBe('Asha');
  page.dispatch('online');
  await page.requestsUnderWay();
  expect(document.querySelectorAll('img')).toHaveLength(1);
});

test('the edges of a photo turn to its neighbours, and at both ends stay', async () => {
  const page = await openPage();
  const { PhotoSteps } = await import('./photo-steps.tsx');
  const screen = await showScreen(page, <PhotoSteps profileId={7} count={3} />);
  const [previous, next] = screen.all('button', '');
  const place = () => screen.text();
  const places = [place()];
  for (const edge of [previous, next, next, next, previous]) {
    await screen.pressElement(edge);
    places.push(place());
  }
  expect(places.map((text) => /\d/.exec(text)?.[0])).toEqual(['1', '1', '2', '3', '3', '2']);
  await screen.pressElement(next);
  await screen.pressElement(next);
  const { useShownPhoto } = await import('./shown-photo.ts');
  expect(page.run(() => useShownPhoto(7), undefined).now()).toBe(2);
  // A profile with fewer photos than were turned shows its last one.
  screen.show(<PhotoSteps profileId={7} count={1} />);
  expect(/\d/.exec(place())?.[0]).toBe('1');
});

test('at its ends a row of photos nods away from the press, but not with reduced motion', async () => {
  const page = await openPage();
  const { PhotoSteps } = await import('./photo-steps.tsx');
  const screen = await showScreen(
    page,
    <article data-nods>
      <PhotoSteps profileId={7} count={2} />
    </article>,
  );
  const animate = vi.fn();
  Object.assign(document.querySelector('[data-nods]') ?? {}, { animate });
  const [previous, next] = screen.all('button', '');
  await screen.pressElement(previous);
  expect(animate).not.toHaveBeenCalled();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  for (const edge of [previous, next, next]) await screen.pressElement(edge);
  const nodded = (by: string) => [[{}, { transform: `translateX(${by})` }, {}], { duration: 200, easing: 'ease-out' }];
  expect(animate.mock.calls).toEqual([nodded('6px'), nodded('-6px')]);
});

test('a photo that does not load leaves its thumbhash, with its name', async () => {
  const page = await openPage();
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  const { Photo } = await import('./photo.tsx');
  const { decodeThumbhash } = await import('./decode-thumbhash.ts');
  const hash = '1QcSHQRnh493V4dIh4eXh1h4kJUI';
  const screen = await showScreen(page, <Photo src="/one" alt="Asha" thumbhash={hash} className="mine" />);
  const [image] = document.querySelectorAll('img');
  await vi.waitFor(() => expect(image?.style.backgroundImage).toContain(decodeThumbhash(hash)));
  if (image) screen.dispatch(image, 'error');
  const left = document.querySelector<HTMLElement>('[role="img"]');
  expect([left?.getAttribute('aria-label'), left?.style.backgroundImage, left?.innerHTML]).toEqual([
    'Asha',
    image?.style.backgroundImage,
    '',
  ]);
  expect(left?.className).toContain('mine');
});

test('a placeholder leaves with its photo, and a picture that has loaded needs none', async () => {
  const page = await openPage();
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  const { usePlaceholder } = await import('./use-placeholder.ts');
  const hash = '1QcSHQRnh493V4dIh4eXh1h4kJUI';
  let looks = Number.NEGATIVE_INFINITY;
  const image = {
    complete: true,
    get naturalWidth() {
      looks += 1;
      return looks > 1 ? 480 : 0;
    },
  };
  const picture = { current: image as HTMLImageElement };
  const shown = page.run((known: string | null) => usePlaceholder(known, picture), hash as string | null);
  await vi.waitFor(() => expect(shown.now()).toMatch(/^data:/));
  shown.change(null);
  await page.requestsUnderWay();
  expect(shown.now()).toBeUndefined();
  // The photo loads while the code of the thumbhash does.
  looks = 0;
  shown.change(hash);
  await vi.waitFor(() => expect(looks).toBe(2));
  await page.requestsUnderWay();
  expect(shown.now()).toBeUndefined();
});

test('a placeholder is shown once the page is idle, but not for a picture that has gone meanwhile', async () => {
  const page = await openPage();
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  const { usePlaceholder } = await import('./use-placeholder.ts');
  const { decodeThumbhash } = await import('./decode-thumbhash.ts');
  const hash = '1QcSHQRnh493V4dIh4eXh1h4kJUI';
  const picture = { current: null };
  const shown = page.run((known: string | null) => usePlaceholder(known, picture), hash);
  shown.change(null);
  const settle = async () => {
    for (const run of idle.splice(0)) run();
    await page.requestsUnderWay();
  };
  await settle();
  expect(shown.now()).toBeUndefined();
  shown.change(hash);
  expect(shown.now()).toBeUndefined();
  await settle();
  expect(shown.now()).toBe(decodeThumbhash(hash));
});

test('a small place loads no large photo, and only low-data mode offers a sharper one', async () => {
  const page = await openPage();
  const { Photo } = await import('./photo.tsx');
  const { SharperPhoto } = await import('./sharper-photo.tsx');
  const { setLowData } = await import('../../device/low-data.ts');
  const screen = await showScreen(
    page,
    <div>
      <Photo src={widths} alt="" largest={480} />
      <SharperPhoto src={widths} name="Asha" />
    </div>,
  );
  const image = document.querySelector('img');
  expect([image?.getAttribute('src'), image?.getAttribute('srcset')]).toEqual(['/480', null]);
  expect(screen.all('button', '')).toEqual([]);
  setLowData(true);
  await screen.button('Load sharper photo of Asha');
});
