import checkIcon from 'lucide/dist/esm/icons/check.mjs';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { anyFunction, call } from '../testing/note-given.tsx';
import { until } from '../testing/until.ts';
import { openPart } from '../testing/open-part.tsx';

const nothing = () => undefined;

test('what did not load gives its error, words and look on, and loads again by hand or with the network', async () => {
  const { page, given, show } = await openPart({
    LoadFailed: 'ui/frames/load-failed.tsx',
    OfflineState: 'ui/frames/offline-state.tsx',
  });
  const { Loaded } = await import('./frames/loaded.tsx');
  const [refetch, error] = [vi.fn(), new Error('it failed')];
  const of = { data: undefined as string | undefined, error, refetch };
  const loaded = (changed: object, more: object = {}) => (
    <Loaded of={{ ...of, ...changed }} {...more}>
      {(data) => <p>{data}</p>}
    </Loaded>
  );
  await show(loaded({}, { failedText: 'No matches.', className: 'p-1' }));
  expect(given['LoadFailed']).toEqual({ error, onRetry: anyFunction, className: 'p-1', children: 'No matches.' });
  call(given['LoadFailed'], 'onRetry');
  await show(loaded({}));
  expect(given['LoadFailed']).toMatchObject({ className: undefined, children: 'Could not load your settings' });
  await show(loaded({ data: 'The list' }));
  expect([document.body.textContent, given['LoadFailed']]).toEqual(['The list', undefined]);
  await show(loaded({ error: null }));
  expect([document.body.textContent, given['LoadFailed']]).toEqual(['Loading...', undefined]);
  page.setOnline(false);
  page.dispatch('offline');
  await until(() => expect(given['OfflineState']).toMatchObject({ onRetry: anyFunction }));
  call(given['OfflineState'], 'onRetry');
  expect(refetch.mock.calls).toEqual([[], []]);
});

test('a failure gives its error to the text, and its button retries', async () => {
  const { given, show } = await openPart({
    FieldError: 'ui/controls/field.tsx',
    RetryButton: 'ui/controls/retry-button.tsx',
  });
  const { LoadFailed } = await import('./frames/load-failed.tsx');
  const onRetry = vi.fn();
  await show(
    <LoadFailed error="reason" onRetry={onRetry}>
      The list did not load.
    </LoadFailed>,
  );
  expect([given['FieldError'], given['RetryButton']]).toEqual([
    { error: 'reason', children: 'The list did not load.' },
    { onRetry },
  ]);
});

test('a question gives its dialog the title and both answers, and says why an answer was not sent', async () => {
  const { screen, given, show } = await openPart({
    Dialog: 'ui/layers/dialog.tsx',
    Button: 'ui/controls/button.tsx',
    FieldError: 'ui/controls/field.tsx',
  });
  const { Question } = await import('./layers/question.tsx');
  const calls = { onYes: vi.fn(), onNo: vi.fn(), onClose: vi.fn() };
  const question = { open: true, title: 'Block Otieno?', no: 'Cancel', yes: 'Block', ...calls };
  await show(
    <Question {...question} isDanger busy icon={checkIcon} failure="Not sent." error="reason">
      Nobody is told.
    </Question>,
  );
  const { children, footer, ...dialog } = given['Dialog'] ?? {};
  expect(dialog).toEqual({ open: true, title: 'Block Otieno?', onClose: calls.onClose });
  screen.show(<>{children}</>);
  expect(given['FieldError']).toEqual({ error: 'reason', children: 'Not sent.' });
  screen.show(<>{footer}</>);
  const yes = { busy: true, icon: checkIcon, onClick: calls.onYes, children: 'Block' };
  expect(given['Button']).toEqual({ ...yes, variant: 'outlined', className: 'text-danger!' });
  await show(<Question {...question}>Sure?</Question>);
  screen.show(<>{given['Dialog']?.['footer']}</>);
  expect(given['Button']).toEqual({ busy: false, onClick: calls.onYes, children: 'Block' });
});

test('a dialog is a sheet named by its title, which closes by its cross and with the sheet', async () => {
  const { screen, given, show } = await openPart({
    DialogFrame: 'ui/layers/dialog-frame.tsx',
    CloseButton: 'ui/controls/close-button.tsx',
  });
  const { Dialog } = await import('./layers/dialog.tsx');
  await show(
    <Dialog open onClose={nothing} title="Choose">
      Inside
    </Dialog>,
  );
  const { children, labelledBy, ...frame } = given['DialogFrame'] ?? {};
  expect(frame).toEqual({ open: true, onClose: nothing, shape: 'sheet' });
  screen.show(<>{children}</>);
  expect(document.querySelector('h2')?.id).toBe(labelledBy);
  expect(given['CloseButton']).toEqual({ onClick: nothing });
});

test.each([
  ['at the bottom of a page', '', false, 'bottom'],
  ['at the top over the deck', 'deck-toasts', false, 'top'],
  ['at the top of a chat', 'chat-toasts', false, 'top'],
  ['in an open dialog, also over a chat', 'chat-toasts', true, 'layer'],
] as const)('a toast is shown %s, and the next one is another card', async (_, className, isInDialog, place) => {
  const { page, given, show } = await openPart({ ToastCard: 'ui/layers/toast-card.tsx' });
  const { Toaster } = await import('./layers/toaster.tsx');
  const { recordModal } = await import('./layers/modal-stack.ts');
  const { dismissToast, showToast } = await import('./layers/toast-store.ts');
  const dialog = document.createElement('dialog');
  if (isInDialog) {
    document.body.append(dialog);
    recordModal(dialog, true);
  }
  await show(<Toaster className={className} />);
  expect(given['ToastCard']).toBeUndefined();
  for (const [title, kind, role] of [
    ['Passed', undefined, 'output'],
    ['Not sent', 'bad', '[role=alert]'],
  ] as const) {
    showToast({ title, kind });
    await page.requestsUnderWay();
    expect(given['ToastCard']).toMatchObject({ toast: { title, kind, open: true }, place });
    const regions = [...document.querySelectorAll('.toasts output, .toasts [role=alert]')];
    expect(regions.filter(({ textContent }) => textContent !== '')).toEqual([
      document.querySelector(`.toasts ${role}`),
    ]);
  }
  expect(document.querySelector('dialog .toasts') !== null).toBe(isInDialog);
  dismissToast();
  await page.requestsUnderWay();
  expect(document.querySelector('.toasts')?.textContent).toBe('');
});

test('each kind of portrait gives its photo the size, the place and the words', async () => {
  const { given, show } = await openPart({ Photo: 'ui/photos/photo.tsx' });
  const { ArchPortrait } = await import('./photos/arch-portrait.tsx');
  const { Avatar } = await import('./photos/avatar.tsx');
  const { Bubble } = await import('./words/bubble.tsx');
  const shown = { src: '/a.webp', thumbhash: 'hash' };
  const shapes: [ReactElement, object][] = [
    [
      <ArchPortrait key="arch" {...shown} alt="Asha" sizes="190px" eager />,
      { ...shown, alt: 'Asha', sizes: '190px', eager: true, position: '50% 40%' },
    ],
    [<Avatar key="sm" {...shown} />, { ...shown, alt: '', sizes: '40px', position: '50% 22%' }],
    [
      <Avatar key="md" {...shown} alt="Asha" size="md" />,
      { ...shown, alt: 'Asha', sizes: '48px', position: '50% 22%' },
    ],
    [<Avatar key="lg" {...shown} size="lg" />, { ...shown, alt: '', sizes: '64px', position: '50% 22%' }],
    [
      <Bubble key="bubble" mine from="You" photo={{ src: '/b.webp', alt: 'A lake' }} />,
      { src: '/b.webp', alt: 'A lake', width: 480, height: 360, sizes: '240px', position: '50% 50%' },
    ],
  ];
  for (const [portrait, props] of shapes) {
    await show(portrait);
    expect(given['Photo']).toEqual(props);
  }
});

test('a sharper photo is offered in low-data mode alone, with its name', async () => {
  const { given, show } = await openPart({ LoadPhotoButton: 'ui/photos/load-photo-button.tsx' });
  const { SharperPhoto } = await import('./photos/sharper-photo.tsx');
  const photo = { src: '/a.webp', name: 'Asha', className: 'p-1' };
  await show(<SharperPhoto {...photo} />);
  expect(given['LoadPhotoButton']).toBeUndefined();
  const { setLowData } = await import('../device/low-data.ts');
  setLowData(true);
  await until(() => expect(given['LoadPhotoButton']).toEqual(photo));
});
