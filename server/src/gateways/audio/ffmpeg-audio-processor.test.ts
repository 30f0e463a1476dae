import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chatMediaLimits } from '@mwanzo/contract/limits';
import { afterAll, describe, expect, test } from 'vitest';
import { createFfmpegAudioProcessor, findFfmpeg } from './ffmpeg-audio-processor.ts';
import { VoiceInvalidError } from './audio-processor.ts';

const installed = findFfmpeg();
const folder = mkdtempSync(path.join(tmpdir(), 'mwanzo-voice-'));
const work = mkdtempSync(path.join(tmpdir(), 'mwanzo-voice-work-'));
afterAll(() => [folder, work].forEach((made) => rmSync(made, { recursive: true })));

test('without ffmpeg on the path there is none', () => {
  expect(findFfmpeg('')).toBeNull();
  expect(findFfmpeg(folder)).toBeNull();
});

// In CI a missing ffmpeg fails the tests: .ci/run installs it.
describe.skipIf(installed === null && process.env['CI'] === undefined)('with ffmpeg installed', () => {
  const audio = createFfmpegAudioProcessor(installed ?? { ffmpeg: '', ffprobe: '' }, work);
  const tone = (seconds: number) => ['-f', 'lavfi', '-i', `sine=frequency=300:duration=${seconds}`];
  const picture = ['-f', 'lavfi', '-i', 'color=red:size=32x32:duration=1'];
  const make = (name: string, ...args: string[]): string => {
    const file = path.join(folder, name);
    execFileSync(installed?.ffmpeg ?? '', ['-v', 'error', '-y', ...args, file]);
    return file;
  };
  /** Silence costs the least work for its length. */
  const silence = (name: string, seconds: number): string =>
    make(name, '-f', 'lavfi', '-i', `anullsrc=r=8000:cl=mono:d=${seconds}`, '-c:a', 'libopus', '-b:a', '6k');
  const write = (name: string, bytes: Buffer | string): string => {
    const file = path.join(folder, name);
    writeFileSync(file, bytes);
    return file;
  };
  const reasonOf = (file: string) =>
    audio.processVoice(file, 1).then(
      () => 'taken',
      (error: unknown) => (error instanceof VoiceInvalidError ? error.reason : error),
    );
  const shown = '-v error -show_entries stream=codec_name,channels:format=duration:format_tags -of json'.split(' ');
  const streamsOf = (file: string): unknown =>
    JSON.parse(execFileSync(installed?.ffprobe ?? '', [...shown, file]).toString());

  test.each([
    ['opus.webm', ['-c:a', 'libopus', '-b:a', '16k']],
    ['opus.mp4', ['-c:a', 'libopus', '-b:a', '16k', '-strict', '-2']],
    ['aac.mp4', ['-c:a', 'aac', '-b:a', '48k', '-metadata', 'title=Home', '-metadata', 'location=-1.28+36.82']],
    ['opus.ogg', ['-c:a', 'libopus', '-ac', '2']],
  ])('%s becomes one channel of Opus, with its own length and nothing that the recorder wrote', async (name, args) => {
    const file = make(name, ...tone(5), ...args);
    const note = await audio.processVoice(file, 1);
    expect(Math.abs(note.durationMs - 5000)).toBeLessThan(150);
    expect(note.waveform).toHaveLength(chatMediaLimits.waveformBars);
    expect(Math.min(...note.waveform.slice(2, -2))).toBeGreaterThan(150);
    // This allows 20 kbit/s and the container.
    expect(note.webm.length).toBeLessThan(5 * 2500 + 2000);
    const out = write('out.webm', Buffer.from(note.webm));
    expect(streamsOf(out)).toMatchObject({ streams: [{ codec_name: 'opus', channels: 1 }] });
    expect(Buffer.from(note.webm).toString('latin1')).not.toMatch(/Home|36\.82/);
    expect(readdirSync(work)).toEqual([]);
  });

  test('AAC is made of it for players that need it', async () => {
    const { webm } = await audio.processVoice(make('short.webm', ...tone(2), '-c:a', 'libopus'), 1);
    const aac = write('out.m4a', Buffer.from(await audio.toAac(webm, 1)));
    expect(streamsOf(aac)).toMatchObject({ streams: [{ codec_name: 'aac', channels: 1 }] });
    expect(readdirSync(work)).toEqual([]);
  });

  test.each<[what: string, reason: string, file: () => string]>([
    ['a video', 'format', () => make('video.webm', ...picture, ...tone(1), '-c:v', 'libvpx', '-c:a', 'libopus')],
    ['a video without sound', 'format', () => make('silent.webm', ...picture, '-c:v', 'libvpx')],
    [
      'two sounds',
      'format',
      () => make('two.webm', ...tone(1), ...tone(1), '-map', '0', '-map', '1', '-c:a', 'libopus'),
    ],
    ['a sound that no browser records', 'format', () => make('flac.mkv', ...tone(1), '-c:a', 'flac')],
    ['a wave file', 'format', () => make('sound.wav', ...tone(1))],
    ['a playlist', 'format', () => write('list.webm', `#EXTM3U\n#EXTINF:1,\nfile://${folder}/opus.webm\n`)],
    ['a list for ffmpeg', 'format', () => write('concat.webm', `ffconcat version 1.0\nfile opus.webm\n`)],
    ['nothing', 'format', () => write('empty.webm', '')],
    [
      'the head of a recording without one',
      'format',
      () => write('head.webm', Buffer.from('1a45dfa3ffffffffffffffff', 'hex')),
    ],
    [
      'a head of MP4 and junk',
      'format',
      () => write('junk.mp4', Buffer.concat([Buffer.from('0000001866747970', 'hex'), Buffer.alloc(4096, 7)])),
    ],
    ['a recording of over two minutes', 'long', () => silence('long.webm', chatMediaLimits.voiceSecondsMax + 0.7)],
    ['a megabyte', 'long', () => write('large.webm', Buffer.alloc(chatMediaLimits.voiceBytesMax + 1))],
    ['a slip of the finger', 'short', () => make('slip.webm', ...tone(0.1), '-c:a', 'libopus')],
  ])('%s is refused, and leaves nothing behind', { timeout: 60_000 }, async (_what, reason, file) => {
    expect(await reasonOf(file())).toBe(reason);
    expect(readdirSync(work)).toEqual([]);
  });

  test('a recording that its phone stopped a moment after the limit is taken', async () => {
    const { durationMs } = await audio.processVoice(silence('moment.webm', chatMediaLimits.voiceSecondsMax + 0.3), 1);
    expect(durationMs).toBeGreaterThan(chatMediaLimits.voiceSecondsMax * 1000);
  });

  test('a head that claims ten hours counts for what is there', async () => {
    const file = make('ten.webm', ...tone(2), '-c:a', 'libopus');
    const bytes = execFileSync('cat', [file]);
    // The duration of a WebM file is the element 0x4489, a double of milliseconds.
    const at = bytes.indexOf(Buffer.from('448988', 'hex'));
    expect(at).toBeGreaterThan(0);
    bytes.writeDoubleBE(36_000_000, at + 3);
    const { durationMs } = await audio.processVoice(write('claims.webm', bytes), 1);
    expect(Math.abs(durationMs - 2000)).toBeLessThan(150);
  });

  test('many at once are done one after the other, and too many are told to come again', async () => {
    const file = make('one.webm', ...tone(1), '-c:a', 'libopus');
    const results = await Promise.allSettled(Array.from({ length: 30 }, () => audio.processVoice(file, 7)));
    const busy = results.filter((result) => result.status === 'rejected');
    expect(busy.length).toBeGreaterThan(0);
    expect(results.length - busy.length).toBeGreaterThan(15);
    for (const { reason } of busy) expect(reason).toMatchObject({ code: 'busy' });
    expect(readdirSync(work)).toEqual([]);
  });
});
