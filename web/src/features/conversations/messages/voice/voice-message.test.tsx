import { expect, test, vi } from 'vitest';
import { stubAudio } from '../../../../testing/fake-audio.ts';
import { openPage } from '../../../../testing/open-page.ts';
import { showScreen } from '../../../../testing/show-screen.tsx';
import { until } from '../../../../testing/until.ts';

test('a voice note plays and pauses by its button, and is moved by its slider', async () => {
  const page = await openPage();
  const audio = stubAudio({ playsOpus: false });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  const { VoiceMessage } = await import('./voice-message.tsx');
  const { seekVoice, playedVoice } = await import('./play-voice.ts');
  const voice = {
    id: 5,
    kind: 'voice',
    duration_ms: 65_000,
    bytes: 9000,
    // Four bars: none, half, full, half.
    waveform: btoa('\0\x80\xFF\x80'),
    path: '/opus',
    path_aac: '/aac',
  };
  const screen = await showScreen(page, <VoiceMessage voice={voice as never} messageId={3} mine={false} />);
  let told = `# at its start\n${screen.words()}`;
  await screen.press('Play voice note');
  told += `# loading\n${screen.words()}`;
  // This browser plays no Opus.
  (await page.api.take('GET /aac')).reply({});
  await until(() => expect(playedVoice.read()?.state).toBe('playing'));
  seekVoice(5, 30);
  expect([audio()?.currentTime, playedVoice.read()]).toEqual([30, { id: 5, state: 'playing', at: 30 }]);
  await until(() => expect(screen.text()).toContain('0:30'));
  told += `# playing\n${screen.words()}`;
  const bars = [...document.querySelectorAll('.voice-bars rect')].map((bar) => [
    Math.round(Number(bar.getAttribute('height'))),
    bar.getAttribute('class'),
  ]);
  // Of 65 seconds 30 are played.
  expect(bars).toEqual([
    [3, 'voice-bar-played'],
    [13, 'voice-bar-played'],
    [26, 'voice-bar'],
    [13, 'voice-bar'],
  ]);
  await screen.press('Pause voice note');
  expect([audio()?.isPlaying, playedVoice.read()?.state]).toEqual([false, 'paused']);
  await page.settled();
  told += `# paused\n${screen.words()}`;
  playedVoice.write({ id: 5, state: 'failed', at: 0 });
  await until(() => expect(screen.text()).not.toContain('0:30'));
  told += `# failed\n${screen.words()}`;
  await expect(told).toMatchFileSnapshot('./in-words/voice-message.txt');
  playedVoice.write({ id: 5, state: 'paused', at: 30 });
  seekVoice(6, 10);
  expect([audio()?.currentTime, playedVoice.read()]).toEqual([30, { id: 6, state: 'paused', at: 10 }]);
  await until(() => expect(screen.text()).toContain('1:05'));
});

test('a voice note keeps its keys, can be paused while it loads, and leaves with its chat', async () => {
  const page = await openPage();
  const audio = stubAudio();
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  const { VoiceMessage } = await import('./voice-message.tsx');
  const voice = { id: 5, kind: 'voice', duration_ms: 65_000, bytes: 9000, waveform: '', path: '/o', path_aac: '/a' };
  const onKeyDown = vi.fn();
  const screen = await showScreen(
    page,
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the list of messages
    <div onKeyDown={onKeyDown}>
      <VoiceMessage voice={voice as never} messageId={3} mine={false} />
    </div>,
  );
  const slider = await screen.field('Place in the voice note');
  screen.dispatch(slider, 'keydown', { key: 'ArrowUp' });
  expect(onKeyDown).not.toHaveBeenCalled();
  await screen.type('Place in the voice note', '30');
  expect(slider.getAttribute('aria-valuetext')).toBe('0:30 of 1:05');
  const speed = () => screen.all('button', 'Speed')[0]?.textContent;
  const speeds = [speed()];
  for (let presses = 0; presses < 3; presses += 1) {
    await screen.pressElement(screen.all('button', 'Speed')[0]);
    speeds.push(speed());
  }
  expect(speeds).toEqual(['1x', '1.5x', '2x', '1x']);
  await screen.press('Play voice note');
  const button = await screen.button('Pause voice note');
  expect(button.getAttribute('aria-busy')).toBe('true');
  await screen.pressElement(button);
  expect((await screen.button('Play voice note')).getAttribute('aria-busy')).toBeNull();
  screen.show(null);
  const { playVoice, playedVoice } = await import('./play-voice.ts');
  void playVoice({ id: 4, messageId: 2, path: '/b', pathAac: '/b', mine: false });
  (await page.api.take('GET /b')).reply({});
  await until(() => expect(playedVoice.read()).toMatchObject({ id: 4, state: 'playing' }));
  // The note of the chat that was left does not follow.
  audio()?.end();
  expect(playedVoice.read()).toMatchObject({ id: 4, state: 'paused' });
});
