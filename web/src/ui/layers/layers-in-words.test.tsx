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
  await expect(screen.words()).toMatchFileSnapshot('./layers.words.txt');
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

test('edits that are not saved are asked about before they are discarded', async () => {
  const page = await openPage();
  const { useUnsavedEdits } = await import('./use-unsaved-edits.tsx');
  const onClose = vi.fn();
  const Form = ({ unsaved }: { unsaved: boolean }) => {
    const { close, question } = useUnsavedEdits(unsaved, onClose);
    return (
      <>
        <button type="button" onClick={close}>
          Cancel
        </button>
        {question}
      </>
    );
  };
  const screen = await showScreen(page, <Form unsaved />);
  const ask = () => screen.dispatch(screen.all('button', 'Cancel')[0] as HTMLElement, 'click');
  ask();
  await expect(screen.words()).toMatchFileSnapshot('./unsaved-edits.words.txt');
  await screen.press('Keep editing');
  expect([screen.all('h2', '').length, onClose.mock.calls.length]).toEqual([0, 0]);
  ask();
  await screen.press('Discard');
  expect([screen.all('h2', '').length, onClose.mock.calls.length]).toEqual([0, 1]);
  // The question is over once the edits were saved, also after a later edit.
  ask();
  screen.show(<Form unsaved={false} />);
  screen.show(<Form unsaved />);
  expect(screen.all('h2', '')).toHaveLength(0);
  screen.show(<Form unsaved={false} />);
  ask();
  expect(onClose).toHaveBeenCalledTimes(2);
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
  await expect(`${words}\n${screen.words()}`).toMatchFileSnapshot('./toasts.words.txt');
});
