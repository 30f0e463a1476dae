import { expect, test, vi } from 'vitest';
import { openPage } from '../../testing/open-page.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { until } from '../../testing/until.ts';

/** Shows a dialog with a button and a file field; `isOpen` is the flag of its owner. */
async function openDialog() {
  const page = await openPage();
  const { Dialog } = await import('./dialog.tsx');
  const { useTopModal } = await import('./modal-stack.ts');
  const closes: string[] = [];
  const Top = () => <output>{useTopModal() ? 'a dialog is on top' : 'no dialog'}</output>;
  const dialog = (isOpen: boolean, name = 'first') => (
    <>
      <Top />
      <Dialog open={isOpen} onClose={() => void closes.push(name)} title="Choose">
        <button type="button">Inside</button>
        <input type="file" aria-label="File" />
      </Dialog>
    </>
  );
  const screen = await showScreen(page, dialog(true));
  const element = document.querySelector('dialog');
  if (!element) throw new Error('no dialog');
  return { page, screen, dialog, closes, element };
}

test('Escape, the backdrop, the cross and Back ask a dialog to close, and only its owner closes it', async () => {
  const { page, screen, dialog, closes, element } = await openDialog();
  expect([element.open, screen.text().includes('a dialog is on top')]).toEqual([true, true]);
  expect(screen.dispatch(element, 'cancel')).toBe(false);
  await screen.pressElement(element);
  await screen.press('Close');
  screen.show(dialog(true, 'later'));
  history.go(-1);
  await page.requestsUnderWay();
  expect([closes, element.open]).toEqual([['first', 'first', 'first', 'later'], true]);
  screen.show(dialog(false));
  await page.requestsUnderWay();
  expect([element.open, element.textContent, screen.text()]).toEqual([false, '', 'no dialog']);
});

test('a press inside a dialog, and a file field that is given up, leave it open', async () => {
  const { screen, closes } = await openDialog();
  await screen.press('Inside');
  screen.dispatch(await screen.field('File'), 'cancel');
  expect(closes).toEqual([]);
});

test('a dialog that the browser closes by itself is there again, and asks its owner', async () => {
  const { screen, dialog, closes, element } = await openDialog();
  element.close();
  expect([closes, element.open]).toEqual([['first'], true]);
  screen.show(dialog(false));
  expect([closes, element.open]).toEqual([['first'], false]);
});

test('a dialog that leaves the page while it is open is on top no more', async () => {
  const { page, screen, element } = await openDialog();
  const { useTopModal } = await import('./modal-stack.ts');
  screen.show(null);
  await page.requestsUnderWay();
  expect([element.open, page.run(useTopModal, undefined).now()]).toEqual([false, undefined]);
});

test('the second press of two that close a dialog does not reach what lies below', async () => {
  const { page, screen, dialog } = await openDialog();
  const cross = await screen.button('Close');
  screen.dispatch(cross, 'click', { button: 0, detail: 1, clientX: 5, clientY: 5 });
  screen.show(dialog(false));
  await page.requestsUnderWay();
  const press = { detail: 2, clientX: 5, clientY: 5 };
  expect(page.dispatch('click', press)).toBe(false);
  expect(page.dispatch('click', { ...press, clientX: 90 })).toBe(true);
});

test('only "Discard" loses unsaved edits, and what is saved under the question is asked about no more', async () => {
  const page = await openPage();
  const { useUnsavedEdits } = await import('./use-unsaved-edits.tsx');
  const onClose = vi.fn();
  function Edits({ unsaved }: { unsaved: boolean }) {
    const { close, question } = useUnsavedEdits(unsaved, onClose);
    return (
      <>
        <button type="button" onClick={close}>
          Cancel
        </button>
        {question}
      </>
    );
  }
  const screen = await showScreen(page, <Edits unsaved />);
  const isAsked = () => screen.text().includes('not saved yet');
  await screen.press('Cancel');
  await screen.press('Keep editing');
  expect([isAsked(), onClose.mock.calls.length]).toEqual([false, 0]);
  await screen.press('Cancel');
  screen.show(<Edits unsaved={false} />);
  screen.show(<Edits unsaved />);
  expect([isAsked(), onClose.mock.calls.length]).toEqual([false, 0]);
  await screen.press('Cancel');
  screen.dispatch(document.querySelector('dialog') ?? expect.fail('no question'), 'cancel');
  expect([isAsked(), onClose.mock.calls.length]).toEqual([false, 0]);
  await screen.press('Cancel');
  await screen.press('Discard');
  expect([isAsked(), onClose.mock.calls.length]).toEqual([false, 1]);
  screen.show(<Edits unsaved={false} />);
  await screen.press('Cancel');
  expect([isAsked(), onClose.mock.calls.length]).toEqual([false, 2]);
});

test.each([
  [true, 'outlined, in red', /outline-line-strong.*text-danger!/],
  [false, 'filled', /bg-primary/],
])('a yes that takes something away (%s) is %s', async (isDanger, _, look) => {
  const page = await openPage();
  const { Question } = await import('./question.tsx');
  const ask = { open: true, title: 'Sure?', no: 'No', yes: 'Yes', busy: false, onYes: vi.fn(), onClose: vi.fn() };
  const screen = await showScreen(
    page,
    <Question {...ask} isDanger={isDanger}>
      It goes.
    </Question>,
  );
  expect((await screen.button('Yes')).className).toMatch(look);
});

test('a sheet follows the finger at its edge, springs back, and closes when it is dragged out', async () => {
  const { page, screen, closes, element } = await openDialog();
  Object.defineProperty(element, 'offsetHeight', { value: 700 });
  const edge = element.querySelector<HTMLElement>('.cursor-grab') ?? expect.fail('no edge');
  const touch = (type: string, clientY: number) =>
    screen.dispatch(edge, `pointer${type}`, { pointerId: 1, isPrimary: true, button: 0, clientX: 0, clientY });
  touch('down', 0);
  touch('move', 100);
  expect(element.style.transform).toBe('translateY(100px)');
  touch('cancel', 100);
  await page.requestsUnderWay();
  expect([element.style.transform, closes]).toEqual(['', []]);
  touch('down', 0);
  touch('move', 100);
  touch('up', 400);
  await page.requestsUnderWay();
  expect([element.style.transform, closes]).toEqual(['', ['first']]);
});

test('a sheet glides from the finger to its place or out, and only then closes', async () => {
  const { page, screen, closes, element } = await openDialog();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Object.defineProperty(element, 'offsetHeight', { value: 700 });
  let finish = () => undefined as void;
  const animate = vi.fn((_frames: object, _timing: object) => ({
    finished: new Promise<void>((resolve) => {
      finish = resolve;
    }),
  }));
  Object.assign(element, { animate });
  const edge = element.querySelector<HTMLElement>('.cursor-grab') ?? expect.fail('no edge');
  const touch = (type: string, clientY: number) =>
    screen.dispatch(edge, `pointer${type}`, { pointerId: 1, isPrimary: true, button: 0, clientX: 0, clientY });
  const easing = 'cubic-bezier(0.2, 0.8, 0.2, 1)';
  for (const end of ['cancel', 'up']) {
    touch('down', 0);
    touch('move', 400);
    touch(end, 400);
  }
  expect(animate.mock.calls).toEqual([
    [{ transform: ['translateY(400px)', 'none'] }, { duration: 320, easing }],
    [{ transform: ['translateY(400px)', 'translateY(100%)'] }, { duration: 200, easing }],
  ]);
  await page.requestsUnderWay();
  expect(closes).toEqual([]);
  finish();
  await page.requestsUnderWay();
  expect(closes).toEqual(['first']);
});

test('a popover that is dragged out at its edge closes', async () => {
  const page = await openPage();
  const { Popover } = await import('./popover.tsx');
  const sheet = (
    <Popover id="filters" label="Filters">
      All
    </Popover>
  );
  const screen = await showScreen(page, sheet);
  page.dispatch('pointerdown');
  const edge = await until(() => document.querySelector<HTMLElement>('.cursor-grab') ?? expect.fail('no edge'));
  const popover = document.querySelector<HTMLElement>('#filters') ?? expect.fail('no popover');
  const hide = vi.fn();
  Object.defineProperties(popover, { hidePopover: { value: hide }, offsetHeight: { value: 700 } });
  const finger = { pointerId: 1, isPrimary: true, button: 0, clientX: 0 };
  screen.dispatch(edge, 'pointerdown', { ...finger, clientY: 0 });
  screen.dispatch(edge, 'pointermove', { ...finger, clientY: 100 });
  screen.dispatch(edge, 'pointerup', { ...finger, clientY: 400 });
  await page.requestsUnderWay();
  expect(hide).toHaveBeenCalledOnce();
});

test('a popover has content while it is open, and leaves with Back or the focus', async () => {
  const page = await openPage();
  vi.stubGlobal('innerWidth', 390);
  const { Popover } = await import('./popover.tsx');
  const { useTopModal } = await import('./modal-stack.ts');
  const onToggle = vi.fn();
  const top = page.run(useTopModal, undefined);
  const screen = await showScreen(
    page,
    <>
      <button type="button" popoverTarget="filters">
        Filters
      </button>
      <button type="button">Below</button>
      <Popover id="filters" label="Filters" onToggle={onToggle}>
        <button type="button">Inside</button>
      </Popover>
    </>,
  );
  const popover = document.querySelector<HTMLElement>('#filters') ?? expect.fail('no popover');
  const hide = vi.fn();
  popover.hidePopover = hide;
  const toggle = async (newState: 'open' | 'closed') => {
    for (const type of ['beforetoggle', 'toggle']) screen.dispatch(popover, type, { newState });
    await page.requestsUnderWay();
    return [screen.all('button', 'Inside').length, top.now() === popover, onToggle.mock.lastCall?.[0]];
  };
  expect(await toggle('open')).toEqual([1, true, true]);
  // The popover stays open while something inside it closes.
  for (const type of ['beforetoggle', 'toggle'])
    screen.dispatch(await screen.button('Inside'), type, { newState: 'closed' });
  await page.requestsUnderWay();
  expect([screen.all('button', 'Inside').length, top.now() === popover]).toEqual([1, true]);
  for (const [name, count] of [
    ['Inside', 0],
    ['Filters', 0],
    ['Below', 1],
  ] as const) {
    screen.dispatch(popover, 'focusout', { relatedTarget: await screen.button(name) });
    expect([name, hide.mock.calls.length]).toEqual([name, count]);
  }
  history.go(-1);
  await page.requestsUnderWay();
  expect(hide).toHaveBeenCalledTimes(2);
  expect(await toggle('closed')).toEqual([0, false, false]);
  await toggle('open');
  screen.show(null);
  await page.requestsUnderWay();
  expect([top.now(), (history.state as { layer?: number } | null)?.layer ?? 0]).toEqual([undefined, 0]);
});
