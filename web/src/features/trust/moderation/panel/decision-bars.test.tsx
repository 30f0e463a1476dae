import { expect, test, vi } from 'vitest';
import { openPage } from '../../../../testing/open-page.ts';
import { showScreen } from '../../../../testing/show-screen.tsx';
import { until } from '../../../../testing/until.ts';

test('a case counts as seen a second and a half after its last picture has loaded, and not before', async () => {
  const page = await openPage();
  const { LongLook } = await import('./long-look.tsx');
  const observers = new Set<() => void>();
  class Observer {
    readonly #check: () => void;
    constructor(check: () => void) {
      this.#check = check;
    }
    observe() {
      observers.add(this.#check);
    }
    disconnect() {
      observers.delete(this.#check);
    }
  }
  vi.stubGlobal('MutationObserver', Observer);
  const waits = vi.spyOn(globalThis, 'setTimeout');
  const looks = () => waits.mock.calls.filter(([, wait]) => wait === 1500);
  const shown = (isLoading: boolean) => (
    <LongLook>{(isSeen) => <p data-loading={isLoading || undefined}>{isSeen ? 'seen' : 'looking'}</p>}</LongLook>
  );
  const screen = await showScreen(page, shown(true));
  expect(looks()).toHaveLength(0);
  screen.show(shown(false));
  for (const check of observers) check();
  await until(() => expect(looks()).toHaveLength(1));
  expect([screen.text(), observers.size]).toEqual(['looking', 0]);
  await until(() => expect(screen.text()).toBe('seen'));
});

test.each(['load', 'error'])('the last picture is in sight, or never will be, once it has sent “%s”', async (event) => {
  const page = await openPage();
  const { LongLook } = await import('./long-look.tsx');
  vi.stubGlobal('MutationObserver', function NoChanges() {
    return { observe() {}, disconnect() {} };
  });
  const waits = vi.spyOn(globalThis, 'setTimeout');
  const looks = () => waits.mock.calls.filter(([, wait]) => wait === 1500).length;
  const picture = <img alt="" src="/a.webp" data-loading />;
  const screen = await showScreen(page, <LongLook>{() => picture}</LongLook>);
  const [image] = document.querySelectorAll('img');
  if (!image) throw new Error('no picture');
  Object.defineProperty(image, 'complete', { value: true });
  delete image.dataset['loading'];
  expect(looks()).toBe(0);
  screen.dispatch(image, event);
  await until(() => expect(looks()).toBe(1));
});

/** Presses a key. @returns true if it is left to the browser */
const isLeft = (page: Pick<Awaited<ReturnType<typeof openPage>>, 'dispatch'>, key: string) =>
  page.dispatch('keydown', { key, ctrlKey: false, altKey: false, metaKey: false, repeat: false });

/** Shows the bar that approves or rejects. */
async function openApproval(traits: { isSeen?: boolean; missing?: string | null; send?: () => Promise<unknown> } = {}) {
  const page = await openPage();
  const { ApprovalBar } = await import('./approval-bar.tsx');
  const send = vi.fn(() => Promise.resolve());
  const onDone = vi.fn();
  const screen = await showScreen(
    page,
    <ApprovalBar
      name="Asha"
      presets={{ reject: ['photo_not_allowed'] }}
      missing={null}
      isSeen
      shortcuts
      send={send}
      onDone={onDone}
      onTaken={() => undefined}
      {...traits}
    />,
  );
  return { page, screen, send, onDone };
}

test('a photo is approved by the button and by the key, and the member is told', async () => {
  const { page, screen, send, onDone } = await openApproval();
  await screen.press('Approve');
  expect(['a', 'n', '1'].map((key) => isLeft(page, key))).toEqual([false, true, true]);
  await until(() => expect(send.mock.calls).toEqual([[{ decision: 'approve' }], [{ decision: 'approve' }]]));
  expect([page.toast(), onDone.mock.calls.length]).toEqual(['Approved', 2]);
});

test('nothing is decided by key before it was seen, and nothing approved while a check is missing', async () => {
  const unseen = await openApproval({ isSeen: false });
  const isOff = ['Reject', 'Approve'].map((name) => unseen.screen.all('button', name)[0]?.hasAttribute('disabled'));
  expect(isOff).toEqual([true, true]);
  await unseen.screen.key('a');
  await unseen.screen.key('r');
  expect(unseen.screen.text()).not.toContain('Your own words');
  expect(unseen.send).not.toHaveBeenCalled();
});

test('while a check is missing it can be refused but not approved', async () => {
  const { screen, send } = await openApproval({ missing: 'Tick the check to approve' });
  expect((await screen.button('Approve')).hasAttribute('disabled')).toBe(true);
  await screen.key('a');
  expect(send).not.toHaveBeenCalled();
  await screen.key('r');
  expect(screen.text()).toContain('Your own words');
});

test('a refusal needs a reason or the reviewer’s words, and sends what the member reads', async () => {
  const { screen, send } = await openApproval();
  const confirm = async () => screen.pressElement(screen.all('button', 'Reject').at(-1));
  await screen.press('Reject');
  await confirm();
  await expect(screen.words()).toMatchFileSnapshot('./in-words/reject-dialog.txt');
  expect(send).not.toHaveBeenCalled();
  await screen.type('Your own words', ' Show your face. ');
  expect(screen.text()).not.toContain('Choose a reason or write one');
  await confirm();
  expect(send.mock.calls).toEqual([[{ decision: 'reject', reason: 'Show your face.' }]]);
});

test('while a refusal is sent its button says so, and that of the approval does not', async () => {
  const { screen } = await openApproval({ send: () => new Promise(() => undefined) });
  await screen.press('Reject');
  await screen.type('Your own words', 'Show your face.');
  await screen.pressElement(screen.all('button', 'Reject').at(-1));
  expect(screen.all('button', 'Rejecting...').map((button) => button.getAttribute('aria-busy'))).toEqual(['true']);
  const approvals = screen.all('button', 'Approv');
  expect(approvals.map((button) => [button.textContent, button.getAttribute('aria-busy')])).toEqual([
    ['Approve', null],
  ]);
});

test('while an approval is sent its button says so, and nothing can be refused', async () => {
  const { screen } = await openApproval({ send: () => new Promise(() => undefined) });
  await screen.press('Approve');
  expect((await screen.button('Approving...')).getAttribute('aria-busy')).toBe('true');
  await screen.press('Reject');
  expect(document.querySelector('dialog[open]')).toBeNull();
});

test('a reason that was chosen is sent by its code', async () => {
  const { screen, send } = await openApproval();
  await screen.press('Reject');
  expect(screen.text()).toContain('Why can it not be approved?');
  const choose = async () => screen.pressElement(document.querySelector<HTMLElement>('fieldset input'));
  await choose();
  expect(screen.text()).toContain('The member reads');
  await expect(screen.words()).toMatchFileSnapshot('./in-words/chosen-reason.txt');
  // Another press takes it back.
  await choose();
  expect(screen.text()).not.toContain('The member reads');
  expect(screen.text()).not.toContain('Choose a reason or write one');
  await choose();
  await screen.pressElement(screen.all('button', 'Reject').at(-1));
  expect(send.mock.calls).toEqual([[{ decision: 'reject', reason_code: 'photo_not_allowed' }]]);
});

test('a reason and the reviewer’s words are sent together, and the member is told of the decision', async () => {
  const { screen, send, onDone } = await openApproval();
  await screen.press('Reject');
  const confirm = async () => screen.pressElement(screen.all('button', 'Reject').at(-1));
  await confirm();
  expect(screen.text()).toContain('Choose a reason or write one');
  await screen.pressElement(document.querySelector<HTMLElement>('fieldset input'));
  expect(screen.text()).not.toContain('Choose a reason or write one');
  await screen.type('Your own words', ' Show your face. ');
  await confirm();
  expect(send.mock.calls).toEqual([
    [{ decision: 'reject', reason_code: 'photo_not_allowed', reason: 'Show your face.' }],
  ]);
  await until(() => expect(onDone).toHaveBeenCalledOnce());
  const { toastStore } = await import('../../../../ui/layers/toast-store.ts');
  expect(toastStore.read()).toMatchObject({ title: 'Decision sent', description: 'Asha is notified.' });
});

test('a refusal that was closed begins without the reason and the words of before', async () => {
  const { screen } = await openApproval();
  await screen.press('Reject');
  await screen.type('Your own words', 'Show your face.');
  await screen.press('Cancel');
  await screen.press('Reject');
  expect((await screen.field('Your own words')).value).toBe('');
});

test('a colleague’s decision is answered with a note, by button or number, in the answer that was meant', async () => {
  const page = await openPage();
  const { NotedAnswerBar } = await import('./noted-answer-bar.tsx');
  const send = vi.fn(() => Promise.resolve());
  const answers = [
    { name: 'uphold', text: 'Uphold' },
    { name: 'lift', text: 'Lift' },
  ] as const;
  const bar = (isSeen: boolean) => (
    <NotedAnswerBar
      name="Asha"
      answers={answers}
      isSeen={isSeen}
      shortcuts
      send={send}
      onDone={() => undefined}
      onTaken={() => undefined}
    />
  );
  const screen = await showScreen(page, bar(false));
  expect(screen.all('button', '').map((button) => button.getAttribute('aria-keyshortcuts'))).toEqual(['1', '2']);
  expect(screen.all('button', '').map((button) => button.hasAttribute('disabled'))).toEqual([true, true]);
  await screen.key('1');
  expect(screen.text()).not.toContain('Write why you decide so');
  screen.show(bar(true));
  await screen.press('Lift');
  await expect(screen.words()).toMatchFileSnapshot('./in-words/answer-without-note.txt');
  const field = document.activeElement;
  expect(field?.getAttribute('aria-label')).toBe('Why you decide so');
  const description = document.getElementById(field?.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toContain('Write why you decide so');
  await screen.type('Why you decide so', ' They were right. ');
  expect(screen.text()).not.toContain('Write why you decide so');
  await screen.press('Lift');
  expect(['1', '3', 'a'].map((key) => isLeft(page, key))).toEqual([false, true, true]);
  await until(() =>
    expect(send.mock.calls).toEqual([
      ['lift', 'They were right.'],
      ['uphold', 'They were right.'],
    ]),
  );
});
