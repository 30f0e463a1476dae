import { expect, test, vi } from 'vitest';
import { openPage } from '../../../testing/open-page.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { until } from '../../../testing/until.ts';

vi.mock('./recorder.ts', () => ({
  canRecord: () => true,
  startRecorder: () =>
    Promise.resolve({ levels: [], elapsed: () => 2000, stop: () => Promise.resolve(new Blob(['x'])), cancel() {} }),
}));

const target = { id: 3, sender: 7, text: 'Chai?', media_kind: null };

/** Opens the microphone button of the chat with member 7. */
async function openButton(plan: 'basic' | 'premium', voice_notes = true) {
  const page = await openPage();
  vi.spyOn(console, 'error').mockReturnValue();
  const { premiumQuery } = await import('../../../queries/premium.ts');
  const { chatMediaQuery } = await import('../../../queries/chat-media.ts');
  for (const { queryKey, data } of [
    { queryKey: premiumQuery.queryKey, data: { plan } },
    { queryKey: chatMediaQuery.queryKey, data: { voice_notes } },
  ]) {
    page.client.setQueryDefaults(queryKey, { staleTime: Infinity });
    page.client.setQueryData<object>(queryKey, data);
  }
  const { VoiceButton } = await import('./voice-button.tsx');
  const { SendingVoiceRows } = await import('./sending-voice-rows.tsx');
  const { recordingState } = await import('./recording.ts');
  const { readOutbox } = await import('../outbox/outbox.ts');
  const onSent = vi.fn();
  const screen = await showScreen(
    page,
    <>
      <VoiceButton partnerId={7} replyTo={target} onSent={onSent} />
      <SendingVoiceRows partnerId={7} />
    </>,
  );
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
  expect(screen.text()).toContain('Sending voice note');
  (await page.api.take(uploading)).reply({ status: 201, body: { kind: 'voice', id: 5, path: '/v' } });
  await until(() => expect(readOutbox()).toMatchObject([{ receiver: 7, text: '', replyTo: target, media: { id: 5 } }]));
});

test.each([
  [403, 'premium_required', 'With Premium you send photos and voice notes'],
  [400, 'voice_invalid', 'This recording could not be used.'],
  [400, 'voice_too_long', 'This recording could not be used.'],
  [403, 'voice_off', 'Voice notes are off here for now.'],
  [500, 'internal', 'Not sent. Tap to try again.'],
])('a voice note that is refused with %i %s says why', async (status, code, said) => {
  const { page, screen, press, readOutbox } = await openButton('premium');
  await press();
  await screen.press('Send voice note');
  (await page.api.take(uploading)).reply({ status, body: { code, detail: '' } });
  await until(() => expect(screen.text()).toContain(said));
  expect(readOutbox()).toEqual([]);
});

test('on Basic the microphone says what Premium adds; where voice notes are off, it says that', async () => {
  const { screen, press, recordingState } = await openButton('basic');
  await press();
  await until(() => expect(screen.text()).toContain('With Premium you send photos and voice notes'));
  expect(recordingState.read().hold).toBe('none');
});

test('where voice notes are off the microphone says so and records nothing', async () => {
  const { page, press, recordingState } = await openButton('premium', false);
  await press();
  expect([page.toast(), recordingState.read().hold]).toEqual(['Voice notes are off here for now.', 'none']);
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

test('a voice note plays and pauses by its button, and is moved by its slider', async () => {
  const page = await openPage();
  const made: { src: string; currentTime: number; isPlaying: boolean }[] = [];
  class FakeAudio extends EventTarget {
    src = '';
    playbackRate = 1;
    currentTime = 0;
    isPlaying = false;
    constructor() {
      super();
      made.push(this);
    }
    canPlayType = () => '';
    play = async () => void (this.isPlaying = true);
    pause = () => void (this.isPlaying = false);
  }
  vi.stubGlobal('Audio', FakeAudio);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  const { VoiceMessage } = await import('./voice-message.tsx');
  const { seekVoice, playedVoice } = await import('./play-voice.ts');
  const voice = {
    id: 5,
    kind: 'voice',
    duration_ms: 65_000,
    bytes: 9000,
    waveform: '',
    path: '/opus',
    path_aac: '/aac',
  };
  const screen = await showScreen(page, <VoiceMessage voice={voice as never} messageId={3} mine={false} />);
  expect(screen.text()).toContain('1:05');
  await screen.press('Play voice note');
  // This browser plays no Opus.
  (await page.api.take('GET /aac')).reply({});
  await until(() => expect(playedVoice.read()?.state).toBe('playing'));
  seekVoice(5, 30);
  expect([made[0]?.currentTime, playedVoice.read()]).toEqual([30, { id: 5, state: 'playing', at: 30 }]);
  await until(() => expect(screen.text()).toContain('0:30'));
  await screen.press('Pause voice note');
  expect([made[0]?.isPlaying, playedVoice.read()?.state]).toEqual([false, 'paused']);
  seekVoice(6, 10);
  expect([made[0]?.currentTime, playedVoice.read()]).toEqual([30, { id: 6, state: 'paused', at: 10 }]);
  await until(() => expect(screen.text()).toContain('1:05'));
});
