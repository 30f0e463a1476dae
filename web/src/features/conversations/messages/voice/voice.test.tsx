import { expect, onTestFinished, test, vi } from 'vitest';
import { refusal } from '../../../../testing/api-server.ts';
import { FakeAudio, stubAudio } from '../../../../testing/fake-audio.ts';
import { openPage } from '../../../../testing/open-page.ts';
import { showScreen } from '../../../../testing/show-screen.tsx';
import { until } from '../../../../testing/until.ts';
import { inChat } from '../in-chat.fixture.tsx';

const browser = vi.hoisted(() => ({ records: true }));
vi.mock('./recorder.ts', () => ({
  canRecord: () => browser.records,
  startRecorder: () =>
    Promise.resolve({
      levels: [],
      elapsed: () => 2000,
      stop: () => Promise.resolve(new Blob(['x'])),
      pause: () => Promise.resolve(new Blob(['x'])),
      resume() {},
      cancel() {},
    }),
}));

const target = { id: 3, sender: 7, text: 'Chai?', media_kind: null };

/** Opens the microphone button of the chat with member 7. */
async function openButton(plan: 'basic' | 'premium', voice_notes: boolean | null = true) {
  const page = await openPage();
  vi.spyOn(console, 'error').mockReturnValue();
  const { premiumQuery } = await import('../../../../queries/premium.ts');
  const { chatMediaQuery } = await import('../../../../queries/chat-media.ts');
  for (const { queryKey, data } of [
    { queryKey: premiumQuery.queryKey, data: { plan } },
    { queryKey: chatMediaQuery.queryKey, data: { voice_notes } },
  ]) {
    page.client.setQueryDefaults(queryKey, { staleTime: Infinity });
    if (Object.values(data)[0] !== null) page.client.setQueryData<object>(queryKey, data);
  }
  const { VoiceButton } = await import('./voice-button.tsx');
  const { recordingState } = await import('./recording.ts');
  const { readOutbox } = await import('../outbox/outbox.ts');
  const { useOutbox } = await import('../outbox/use-outbox.ts');
  const { OutgoingRow } = await import('../conversation/outgoing-row.tsx');
  const { useSending } = await import('../../../../sending/use-sending.ts');
  const Rows = () => {
    useSending();
    return useOutbox(7, []).map((message) => (
      <OutgoingRow key={message.id} message={message} place={{ begins: true, ends: true }} />
    ));
  };
  const onSent = vi.fn();
  const chat = await inChat();
  const screen = await showScreen(
    page,
    chat(
      <>
        <VoiceButton replyTo={target} onSent={onSent} />
        <Rows />
      </>,
    ),
  );
  // The code of unsent voice notes comes once the page is idle.
  page.dispatch('load');
  /** Presses the microphone with the keyboard. */
  const press = async () => {
    const [button] = screen.all('button', 'Record a voice note');
    screen.dispatch(button ?? expect.fail('no microphone'), 'click', { button: 0, detail: 0 });
    await page.requestsUnderWay();
  };
  return { page, screen, press, onSent, recordingState, readOutbox };
}

const uploading = 'POST /api/messages/media/voice-notes/';

test('a voice note is sent to the partner as the reply that was chosen', async () => {
  const { page, screen, press, onSent, readOutbox } = await openButton('premium');
  await press();
  await screen.press('Send voice note');
  await until(() => expect(onSent).toHaveBeenCalledOnce());
  await until(() => expect(screen.text()).toContain('Sending voice note'));
  expect(readOutbox()[0]?.file).toEqual({ kind: 'voice', isKept: false, milliseconds: 2000 });
  (await page.api.take(uploading)).reply({
    status: 201,
    body: { kind: 'voice', id: 5, path: '/v', waveform: '', duration_ms: 2000 },
  });
  await until(() => expect(readOutbox()).toMatchObject([{ receiver: 7, text: '', replyTo: target, media: { id: 5 } }]));
});

test.each([
  ['premium_required', 'With Premium you send photos and voice notes'],
  ['voice_invalid', 'This recording could not be used.'],
  ['voice_too_long', 'This recording could not be used.'],
  ['voice_off', 'Voice notes are off here for now.'],
  ['internal', 'Not sent. Tap to try again.'],
] as const)('a voice note that is refused with %s says why', async (code, said) => {
  const { page, screen, press, readOutbox } = await openButton('premium');
  await press();
  await screen.press('Send voice note');
  (await page.api.take(uploading)).reply(refusal(code));
  await until(() => expect(screen.text()).toContain(said));
  // A failure is said at once. The sheet about Premium has a title instead.
  const alert = code === 'premium_required' ? undefined : expect.stringContaining(said);
  expect(document.querySelector('[role="alert"]')?.textContent).toEqual(alert);
  expect(readOutbox()).toMatchObject([{ phase: 'failed', refusal: code === 'internal' ? undefined : code }]);
});

test('on Basic the microphone says what Premium adds; where voice notes are off, it says that', async () => {
  const { screen, press, recordingState } = await openButton('basic');
  await press();
  await until(() => expect(screen.text()).toContain('With Premium you send photos and voice notes'));
  await screen.press('Close');
  expect([screen.text().includes('With Premium'), recordingState.read().hold]).toEqual([false, 'none']);
});

test('where the browser cannot record the microphone says that there is none', async () => {
  browser.records = false;
  onTestFinished(() => void (browser.records = true));
  const { page, press, recordingState } = await openButton('premium');
  await press();
  expect([page.toast(), recordingState.read().hold]).toEqual([
    expect.stringMatching(/^There is no microphone/),
    'none',
  ]);
});

test('where voice notes are off the microphone says so and records nothing', async () => {
  const { page, press, recordingState } = await openButton('premium', false);
  await press();
  expect([page.toast(), recordingState.read().hold]).toEqual(['Voice notes are off here for now.', 'none']);
});

test('as long as it is not known that voice notes are off, the microphone records', async () => {
  const { press, recordingState } = await openButton('premium', null);
  await press();
  expect(recordingState.read().hold).toBe('locked');
});

test('a deleted recording says so once, and leaving the chat turns the microphone off without a word', async () => {
  const { page, screen, press, recordingState } = await openButton('premium');
  await press();
  await screen.press('Delete recording');
  expect([page.toast(), recordingState.read()]).toEqual(['Deleted', expect.objectContaining({ problem: null })]);
  await press();
  expect(recordingState.read().hold).toBe('locked');
  screen.show(null);
  expect(recordingState.read()).toMatchObject({ hold: 'none', problem: null });
});

test.each([
  ['refused', 'bad', /^Mwanzo may not use the microphone\. Allow it/],
  ['noMicrophone', 'bad', /^There is no microphone/],
  ['tooShort', undefined, /^Hold to record/],
] as const)('a recording with the problem %s says so once, as news that are %s', async (problem, kind, said) => {
  const { page, recordingState } = await openButton('premium');
  const { toastStore } = await import('../../../../ui/layers/toast-store.ts');
  recordingState.write({ ...recordingState.read(), problem });
  await until(() => expect(page.toast()).toMatch(said));
  expect([toastStore.read()?.kind, recordingState.read().problem]).toEqual([kind, null]);
});

test('a finger that slides to the left deletes the recording, from wherever it came down', async () => {
  const { page, screen, recordingState, onSent } = await openButton('premium');
  const button = await screen.button('Record a voice note');
  const finger = { pointerId: 1, button: 0, detail: 1 };
  screen.dispatch(button, 'pointerdown', { ...finger, button: 2 });
  expect(recordingState.read().hold).toBe('none');
  screen.dispatch(button, 'pointerdown', { ...finger, clientX: 300, clientY: 500 });
  await until(() => expect(recordingState.read()).toMatchObject({ hold: 'held', elapsed: 2000 }));
  screen.dispatch(button, 'pointermove', { ...finger, clientX: 230, clientY: 500 });
  expect(recordingState.read()).toMatchObject({ hold: 'held', slide: -70 });
  // The browser's own menu would take the finger.
  expect(screen.dispatch(button, 'contextmenu')).toBe(false);
  screen.dispatch(button, 'pointermove', { ...finger, clientX: 220, clientY: 500 });
  // The click that follows the finger starts nothing.
  for (const type of ['pointerup', 'click']) screen.dispatch(button, type, finger);
  await page.requestsUnderWay();
  expect([page.toast(), recordingState.read().hold, onSent.mock.calls.length]).toEqual(['Deleted', 'none', 0]);
});

test('a recording by keyboard has the focus on Send, and can be heard while it is paused', async () => {
  const { screen, press, recordingState } = await openButton('premium');
  const audio = stubAudio();
  let count = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${(count += 1)}`);
  await press();
  expect(document.activeElement).toBe(await screen.button('Send voice note'));
  await screen.press('Pause');
  const isOn = async () => (await screen.button('Listen')).getAttribute('aria-pressed');
  await screen.press('Listen');
  expect([audio()?.isPlaying, await isOn()]).toEqual([true, 'true']);
  await screen.press('Listen');
  expect([audio()?.isPlaying, await isOn()]).toEqual([false, 'false']);
  await screen.press('Listen');
  audio()?.end();
  await until(async () => expect(await isOn()).toBe('false'));
  await screen.press('Go on recording');
  await screen.press('Pause');
  await screen.press('Listen');
  expect(FakeAudio.made.map(({ src }) => src)).toEqual(['blob:1', 'blob:2']);
  await screen.press('Send voice note');
  expect([audio()?.isPlaying, recordingState.read().hold]).toEqual([false, 'none']);
});

test('a recording that this browser cannot play back is not shown as playing', async () => {
  const { screen, press } = await openButton('premium');
  stubAudio();
  vi.spyOn(FakeAudio.prototype, 'play').mockRejectedValue(new DOMException('', 'NotSupportedError'));
  onTestFinished(() => void vi.restoreAllMocks());
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  await press();
  await screen.press('Pause');
  await screen.press('Listen');
  expect((await screen.button('Listen')).getAttribute('aria-pressed')).toBe('false');
});

test('a voice note that could not be sent is sent again by a press, or thrown away', async () => {
  const { page, screen, press } = await openButton('premium');
  await press();
  await screen.press('Send voice note');
  (await page.api.take(uploading)).reply({ status: 500, body: { code: 'internal', detail: '' } });
  await screen.press('Not sent. Tap to try again.');
  (await page.api.take(uploading)).reply({ status: 500, body: { code: 'internal', detail: '' } });
  await screen.press('Delete');
  expect(screen.text()).not.toContain('Not sent');
});

test('the next text after a voice note quotes nothing', async () => {
  const { page, screen, readOutbox, recordingState } = await openButton('premium');
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  const { Writing } = await import('../composer/writing.tsx');
  const setQuote = vi.fn();
  const writing = { text: '', type: () => undefined, send: () => undefined, quote: target, setQuote, repliesTo: 3 };
  screen.show((await inChat())(<Writing writing={writing} limited={false} icebreakers={[]} />));
  page.dispatch('load');
  const button = await until(() => {
    const [found] = screen.all('button', 'Record a voice note');
    return found && !found.hasAttribute('disabled') ? found : expect.fail('no microphone');
  });
  screen.dispatch(button, 'click', { button: 0, detail: 0 });
  await until(() => expect(recordingState.read().elapsed).toBe(2000));
  await screen.press('Send voice note');
  await until(() => expect(readOutbox()).toMatchObject([{ replyTo: target, file: { kind: 'voice' } }]));
  expect(setQuote.mock.calls).toEqual([[null]]);
});
