import { expect, test, vi } from 'vitest';
import { openPage } from '../../testing/open-page.ts';
import { showScreen } from '../../testing/show-screen.tsx';

const nothing = () => undefined;

test('questions, dialogs and popovers are read as their words say', async () => {
  const page = await openPage();
  const { Dialog } = await import('./dialog.tsx');
  const { DialogFrame } = await import('./dialog-frame.tsx');
  const { Popover } = await import('./popover.tsx');
  const { Question } = await import('./question.tsx');
  const calls = { onYes: nothing, onClose: nothing };
  const screen = await showScreen(
    page,
    <>
      <Dialog open onClose={nothing} title="Choose" footer={<button type="button">Save</button>}>
        Inside
      </Dialog>
      <DialogFrame open onClose={nothing} shape="full" label="A photo">
        Large
      </DialogFrame>
      <DialogFrame open={false} onClose={nothing} shape="sheet" label="Closed">
        Never
      </DialogFrame>
      <Popover id="bell" label="Notifications" notch phone="card">
        Never
      </Popover>
      <Question open title="Block Otieno?" no="Cancel" yes="Block" isDanger {...calls}>
        Nobody is told.
      </Question>
      <Question open title="Log out?" no="Stay" yes="Logging out..." busy failure="It failed." error={null} {...calls}>
        You can come back.
      </Question>
    </>,
  );
  await expect(screen.words()).toMatchFileSnapshot('./in-words/layers.txt');
});

test('each button of a question does what it says, and without a no of its own that closes it', async () => {
  const page = await openPage();
  const { Question } = await import('./question.tsx');
  const calls = { onYes: vi.fn(), onNo: vi.fn(), onClose: vi.fn() };
  const told = () => Object.values(calls).map(({ mock }) => mock.calls.length);
  const question = (more: object) => (
    <Question
      open
      title="Discard?"
      no="Discard"
      yes="Keep editing"
      onYes={calls.onYes}
      onClose={calls.onClose}
      {...more}
    >
      Nothing is saved.
    </Question>
  );
  const screen = await showScreen(page, question({ onNo: calls.onNo }));
  await screen.press('Keep editing');
  await screen.press('Discard');
  await screen.press('Close');
  expect(told()).toEqual([1, 1, 1]);
  screen.show(question({ busy: true }));
  await screen.press('Keep editing');
  await screen.press('Discard');
  expect(told()).toEqual([1, 1, 2]);
});

test('the question about edits that are not saved is whole', async () => {
  const page = await openPage();
  const { useUnsavedEdits } = await import('./use-unsaved-edits.tsx');
  const Form = () => {
    const { close, question } = useUnsavedEdits(true, nothing);
    return (
      <>
        <button type="button" onClick={close}>
          Cancel
        </button>
        {question}
      </>
    );
  };
  const screen = await showScreen(page, <Form />);
  await screen.press('Cancel');
  await expect(screen.words()).toMatchFileSnapshot('./in-words/unsaved-edits.txt');
});

test('a card opens under its trigger, inside the window, and covers no toast', async () => {
  const page = await openPage();
  const { Popover } = await import('./popover.tsx');
  const { useTopModal } = await import('./modal-stack.ts');
  const onToggle = vi.fn();
  const top = page.run(useTopModal, undefined);
  const card = (width?: number) => (
    <>
      <button type="button" popoverTarget="bell">
        Bell
      </button>
      <Popover key={width} id="bell" label="News" phone="card" onToggle={onToggle} {...(width && { width })}>
        Inside
      </Popover>
    </>
  );
  const screen = await showScreen(page, card());
  vi.stubGlobal('innerWidth', 800);
  Object.defineProperty(document.documentElement, 'clientWidth', { value: 800, configurable: true });
  const place = async (left: number, width?: number) => {
    screen.show(card(width));
    const box = { left, right: left + 44, width: 44, bottom: 60.4 };
    Object.assign(await screen.button('Bell'), { getBoundingClientRect: () => box });
    const popover = document.querySelector<HTMLElement>('#bell') ?? expect.fail('no popover');
    screen.dispatch(popover, 'beforetoggle', { newState: 'open' });
    const placed = ['top', 'right', 'width', 'notch'].map((name) =>
      popover.style.getPropertyValue(`--popover-${name}`),
    );
    screen.dispatch(popover, 'beforetoggle', { newState: 'closed' });
    screen.dispatch(popover, 'toggle', { newState: 'closed' });
    return placed;
  };
  expect(await place(700)).toEqual(['68px', '56px', '430px', '14px']);
  // At the right edge, and at the left one, it stays 8 px inside.
  expect(await place(752)).toEqual(['68px', '8px', '430px', '10px']);
  expect(await place(20, 240)).toEqual(['68px', '552px', '240px', '198px']);
  expect([top.now(), onToggle.mock.calls.flat()]).toEqual([undefined, [true, false, true, false, true, false]]);
});

test('a toast is read as its words say: good or bad, with all that it may have', async () => {
  const page = await openPage();
  const { ToastCard } = await import('./toast-card.tsx');
  const { toastAction } = await import('./toast-action.tsx');
  const error = { requestId: 'abcdefgh2345' };
  const good = { id: 1, open: true, title: 'Passed', action: toastAction('Undo', nothing) };
  const bad = { id: 2, open: true, title: 'Not sent', description: 'Try again.', kind: 'bad', error } as const;
  const screen = await showScreen(page, <ToastCard toast={good} place="top" />);
  const words = screen.words();
  screen.show(<ToastCard key="bad" toast={bad} place="layer" />);
  await expect(`${words}\n${screen.words()}`).toMatchFileSnapshot('./in-words/toasts.txt');
});
