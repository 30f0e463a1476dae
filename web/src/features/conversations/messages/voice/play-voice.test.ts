import { expect, test, vi } from 'vitest';
import { FakeAudio, stubAudio } from '../../../../testing/fake-audio.ts';
import { openPage } from '../../../../testing/open-page.ts';
import { until } from '../../../../testing/until.ts';

const note = (id: number, mine = false) => ({ id, messageId: id, path: `/note/${id}`, pathAac: `/aac/${id}`, mine });

/** Opens a chat with these voice notes on screen. */
async function openNotes(...ids: number[]) {
  const page = await openPage();
  const audio = stubAudio();
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${Math.random()}`);
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const voice = await import('./play-voice.ts');
  for (const id of ids) voice.showVoice(note(id));
  /** Lets a note load and play. */
  const hear = async (id: number, mine = false) => {
    void voice.playVoice(note(id, mine));
    (await page.api.take(`GET /note/${id}`)).reply({ headers: { 'content-type': 'audio/webm' } });
    await until(() => expect(voice.playedVoice.read()).toMatchObject({ id, state: 'playing' }));
  };
  return { page, voice, audio, hear, revoke };
}

test('a note loads at its first play, and is kept for the next one', async () => {
  const { page, voice, hear, audio } = await openNotes(1);
  await hear(1);
  voice.pauseVoice();
  expect([audio()?.isPlaying, voice.playedVoice.read()?.state]).toEqual([false, 'paused']);
  void voice.playVoice(note(1));
  await until(() => expect(voice.playedVoice.read()?.state).toBe('playing'));
  expect(await page.requestsUnderWay()).toBe(0);
});

test('only one note plays, and what the other one’s player still reports is not taken for it', async () => {
  const { voice, hear } = await openNotes(1, 2);
  await hear(1);
  const [first] = FakeAudio.made;
  await hear(2);
  expect(first?.isPlaying).toBe(false);
  Object.assign(first ?? {}, { currentTime: 9 });
  first?.dispatchEvent(new Event('timeupdate'));
  first?.end();
  expect(voice.playedVoice.read()).toEqual({ id: 2, state: 'playing', at: 0 });
});

test('when a note of the partner ends, their next one that was not heard follows', async () => {
  const { page, voice, hear, audio } = await openNotes(1, 2, 3);
  await hear(3);
  await hear(2);
  // The third one is known, so it follows without a request.
  audio()?.end();
  await until(() => expect(voice.playedVoice.read()).toMatchObject({ id: 3, state: 'playing' }));
  audio()?.end();
  voice.showVoice(note(4));
  await hear(1);
  audio()?.end();
  (await page.api.take('GET /note/4')).reply({});
  await until(() => expect(voice.playedVoice.read()).toMatchObject({ id: 4, state: 'playing' }));
});

test('after one’s own note nothing follows', async () => {
  const { page, voice, hear, audio } = await openNotes(1, 2);
  await hear(1, true);
  audio()?.end();
  expect(voice.playedVoice.read()).toEqual({ id: 1, state: 'paused', at: 0 });
  expect(await page.requestsUnderWay()).toBe(0);
});

test('a note that does not load says so, and the next press tries again from the beginning', async () => {
  const { page, voice, hear } = await openNotes(1);
  void voice.playVoice(note(1), 5);
  (await page.api.take('GET /note/1')).reply({ status: 503 });
  await until(() => expect(voice.playedVoice.read()).toEqual({ id: 1, state: 'failed', at: 5 }));
  await hear(1);
  expect(voice.playedVoice.read()?.at).toBe(0);
});

test('the chosen speed holds for the note that plays and for the next ones', async () => {
  const { voice, hear, audio } = await openNotes(1, 2);
  await hear(1);
  voice.nextSpeed();
  expect(audio()?.playbackRate).toBe(1.5);
  await hear(2);
  expect(audio()?.playbackRate).toBe(1.5);
  voice.nextSpeed();
  voice.nextSpeed();
  expect(audio()?.playbackRate).toBe(1);
});

test('a logout silences a note, frees it, and lets the next member hear nothing of it', async () => {
  const { page, voice, hear, audio, revoke } = await openNotes(1, 2);
  await hear(1);
  const player = audio();
  page.session.logout();
  expect([player?.isPlaying, voice.playedVoice.read(), revoke.mock.calls.length]).toEqual([false, null, 1]);
  player?.end();
  expect(voice.playedVoice.read()).toBeNull();
  expect(await page.requestsUnderWay()).toBe(0);
});

test('a note falls silent when the contact with somebody ends, and not when lost events are fetched', async () => {
  const { voice, hear, audio, revoke } = await openNotes(1);
  const { endedContacts, noteEndedContact } = await import('../../../../shared/matches/ended-contacts.ts');
  await hear(1);
  endedContacts.write(new Set());
  expect(audio()?.isPlaying).toBe(true);
  noteEndedContact(7);
  expect([audio()?.isPlaying, voice.playedVoice.read(), revoke.mock.calls.length]).toEqual([false, null, 1]);
});

test('a note that is still loading at a logout does not begin to play', async () => {
  const { page, voice, audio } = await openNotes(1);
  void voice.playVoice(note(1));
  const loading = await page.api.take('GET /note/1');
  page.session.logout();
  loading.reply({});
  expect(await page.requestsUnderWay()).toBe(0);
  expect([audio()?.isPlaying, voice.playedVoice.read()]).toEqual([false, null]);
});

test('the notes that follow are those of the open chat, in their order', async () => {
  const { page, voice, hear, audio } = await openNotes(1);
  const leave = [4, 2, 3].map((id) => voice.showVoice(note(id)));
  await hear(1);
  audio()?.end();
  (await page.api.take('GET /note/2')).reply({});
  await until(() => expect(voice.playedVoice.read()).toMatchObject({ id: 2, state: 'playing' }));
  for (const each of leave) each();
  audio()?.end();
  expect([voice.playedVoice.read(), await page.requestsUnderWay()]).toEqual([{ id: 2, state: 'paused', at: 0 }, 0]);
});

test('a note that is paused goes on from there', async () => {
  const { voice, hear, audio } = await openNotes(1);
  await hear(1);
  const player = audio();
  if (player) player.currentTime = 12;
  player?.dispatchEvent(new Event('timeupdate'));
  voice.pauseVoice();
  void voice.playVoice(note(1));
  await until(() => expect(voice.playedVoice.read()).toEqual({ id: 1, state: 'playing', at: 12 }));
  expect(audio()?.currentTime).toBe(12);
});

test('a note that is paused while it loads does not begin to play, and plays at the next press', async () => {
  const { page, voice, audio } = await openNotes(1);
  void voice.playVoice(note(1));
  const loading = await page.api.take('GET /note/1');
  voice.pauseVoice();
  loading.reply({});
  expect(await page.requestsUnderWay()).toBe(0);
  expect([audio()?.isPlaying, voice.playedVoice.read()?.state]).toEqual([false, 'paused']);
  void voice.playVoice(note(1));
  await until(() => expect(voice.playedVoice.read()?.state).toBe('playing'));
});

test('a note that is paused before its sound begins is paused, not failed', async () => {
  const { page, voice, hear } = await openNotes(1);
  await hear(1);
  voice.pauseVoice();
  const { play } = FakeAudio.prototype;
  vi.spyOn(FakeAudio.prototype, 'play').mockImplementationOnce(function begin(this: FakeAudio) {
    const begins = play.call(this);
    voice.pauseVoice();
    return begins;
  });
  void voice.playVoice(note(1));
  await page.settled();
  expect(voice.playedVoice.read()?.state).toBe('paused');
});
