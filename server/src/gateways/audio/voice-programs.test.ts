import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chatMediaLimits } from '@mwanzo/contract/limits';
import { expect, test } from 'vitest';
import { makeDataFolder } from '../../testing/make-data-folder.ts';
import { createFfmpegAudioProcessor, findFfmpeg, voiceMsMax } from './ffmpeg-audio-processor.ts';

const samplesPerMs = 8;

/** Programs that note how they are called, and stand for a recording of this length and these streams. */
function makePrograms({
  ms = 1000,
  streams = [{ codec_type: 'audio', codec_name: 'opus' }] as object[],
  fails = false,
} = {}) {
  const folder = makeDataFolder();
  const [work, log] = [path.join(folder, 'work'), path.join(folder, 'log')];
  mkdirSync(work);
  writeFileSync(path.join(folder, 'streams.json'), JSON.stringify({ streams }));
  const place = (name: string, lines: readonly string[]) => {
    const file = path.join(folder, name);
    writeFileSync(file, ['#!/bin/sh', `echo ${name} "$@" >> ${log}`, ...lines, ''].join('\n'));
    chmodSync(file, 0o700);
    return file;
  };
  const ffprobe = place('ffprobe', [`cat ${folder}/streams.json`]);
  const ffmpeg = place('ffmpeg', [
    ...(fails ? ['echo broken >&2', 'exit 1'] : []),
    'for last; do case $last in *.webm|*.m4a) printf encoded > "$last" 2>/dev/null;; esac; done',
    `case $last in *.pcm) head -c ${ms * samplesPerMs * 2} /dev/zero > "$last";; esac`,
  ]);
  const file = path.join(folder, 'recording');
  const record = (head: string) => writeFileSync(file, Buffer.from(head.padEnd(24, '0'), 'hex'));
  record('1a45dfa3');
  const called = () =>
    readFileSync(log, 'utf8')
      .replaceAll(folder, '/data')
      .replaceAll(/voice-\w+/g, 'voice-x');
  return { folder, work, file, record, called, audio: createFfmpegAudioProcessor({ ffmpeg, ffprobe }, work) };
}

const reasonOf = (processing: Promise<unknown>) =>
  processing.then(
    () => 'taken',
    (error: { reason?: string; message: string }) => error.reason ?? error.message,
  );

test('what the programs are asked for leaves nothing of the recorder in a voice note', async () => {
  const { work, file, record, called, audio } = makePrograms();
  const note = await audio.processVoice(file, 7);
  expect([Buffer.from(note.webm).toString(), note.durationMs, note.waveform]).toEqual([
    'encoded',
    1000,
    new Uint8Array(chatMediaLimits.waveformBars),
  ]);
  for (const head of ['4f676753', '0000001866747970']) {
    record(head);
    await audio.processVoice(file, 7);
  }
  expect(Buffer.from(await audio.toAac(Buffer.from('a note'), 7)).toString()).toBe('encoded');
  await expect(called()).toMatchFileSnapshot('in-words/voice-programs.txt');
  expect(readdirSync(work)).toEqual([]);
});

test.each([
  [299, 'short'],
  [300, 'taken'],
  [120_500, 'taken'],
  [120_501, 'long'],
])('a recording of %i ms is %s', async (ms, outcome) => {
  const { file, work, audio } = makePrograms({ ms });
  expect([await reasonOf(audio.processVoice(file, 7)), readdirSync(work)]).toEqual([outcome, []]);
});

const sound = { codec_type: 'audio', codec_name: 'opus' };

test.each<[string, object[], string]>([
  ['AAC', [{ ...sound, codec_name: 'aac' }], 'taken'],
  ['Vorbis', [{ ...sound, codec_name: 'vorbis' }], 'taken'],
  ['FLAC', [{ ...sound, codec_name: 'flac' }], 'format'],
  ['no sound', [], 'format'],
  ['a picture', [{ codec_type: 'video', codec_name: 'opus' }], 'format'],
  ['sound and a picture', [sound, { codec_type: 'video' }], 'format'],
  ['two sounds', [sound, sound], 'format'],
])('a recording of %s is judged by its streams', async (_what, streams, outcome) => {
  const { file, audio } = makePrograms({ streams });
  expect(await reasonOf(audio.processVoice(file, 7))).toBe(outcome);
});

test('a file that is too large, of another kind or unreadable is refused, and a note is a fault', async () => {
  const { file, record, audio } = makePrograms({ fails: true });
  expect(await reasonOf(audio.processVoice(file, 7))).toBe('format');
  expect(await reasonOf(audio.toAac(Buffer.from('a note'), 7))).toMatch(/ffmpeg ended with 1: broken/);
  record('00000000');
  expect(await reasonOf(audio.processVoice(file, 7))).toBe('format');
  writeFileSync(file, Buffer.alloc(chatMediaLimits.voiceBytesMax + 1));
  expect(await reasonOf(audio.processVoice(file, 7))).toBe('long');
});

test('both programs have to be in one folder of the path, and the first such folder counts', () => {
  const folder = makeDataFolder();
  const put = (name: string, mode: number) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), '');
    chmodSync(path.join(folder, name), mode);
  };
  for (const name of ['one/ffmpeg', 'two/ffprobe', 'four/ffmpeg', 'four/ffprobe', 'five/ffmpeg', 'five/ffprobe'])
    put(name, 0o700);
  const searched = ['', 'none', 'one', 'two', 'four', 'five'].map((name) => name && path.join(folder, name)).join(':');
  const four = path.join(folder, 'four');
  expect(findFfmpeg(searched)).toEqual({ ffmpeg: path.join(four, 'ffmpeg'), ffprobe: path.join(four, 'ffprobe') });
  // One recording and twenty before it, each with two programs of twenty seconds.
  expect(voiceMsMax).toBe(840_000);
});
