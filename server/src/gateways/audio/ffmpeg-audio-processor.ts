import { accessSync, constants } from 'node:fs';
import { mkdtemp, open, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chatMediaLimits } from '@mwanzo/contract/limits';
import { createWorkQueue } from '../passwords/work-queue.ts';
import { VoiceInvalidError, type AudioProcessor, type ProcessedVoice } from './audio-processor.ts';
import { ProgramFailedError, programMsMax, runProgram } from './run-program.ts';
import { sniffContainer } from './sniff-container.ts';
import { waveformOf } from './waveform.ts';

export interface Ffmpeg {
  readonly ffmpeg: string;
  readonly ffprobe: string;
}

/** Finds ffmpeg and ffprobe on the path. Null when they are not installed; then there are no voice notes. */
export function findFfmpeg(searched = process.env['PATH'] ?? ''): Ffmpeg | null {
  for (const folder of searched.split(path.delimiter).filter(Boolean)) {
    const [ffmpeg, ffprobe] = [path.join(folder, 'ffmpeg'), path.join(folder, 'ffprobe')];
    try {
      accessSync(ffmpeg, constants.X_OK);
      accessSync(ffprobe, constants.X_OK);
      return { ffmpeg, ffprobe };
    } catch {
      // This folder does not have it. The next one may.
    }
  }
  return null;
}

/** The codecs with which browsers record. */
const codecs: readonly unknown[] = ['opus', 'aac', 'vorbis'];
const waveformRate = 8000;
/** A shorter recording was a tap by mistake. */
const shortestMs = 300;
const { voiceSecondsMax, voiceBytesMax, waveformBars } = chatMediaLimits;

/** Only the given file is read, in the given format. A playlist, which names other files, is refused. */
const reading = (format: string, file: string) => ['-protocol_whitelist', 'file', '-f', format, '-i', file];
const quiet = ['-nostdin', '-hide_banner', '-loglevel', 'error', '-y'];
const bare = ['-map', '0:a:0', '-map_metadata', '-1', '-map_chapters', '-1', '-fflags', '+bitexact', '-ac', '1'];
/** One second more than allowed is decoded, to detect a recording that is too long. */
const bounded = ['-t', String(voiceSecondsMax + 1)];
/** Speech at 16 to 20 kbit/s. Long frames cost fewer bytes. */
const opus = [
  '-c:a',
  'libopus',
  '-b:a',
  '18k',
  '-vbr',
  'on',
  '-application',
  'voip',
  '-frame_duration',
  '60',
  '-ar',
  '48000',
];

const waitingMax = 20;

/**
 * The longest time for one recording, in ms. It may wait for others, and each may run two programs up to their time
 * limit.
 */
export const voiceMsMax = (waitingMax + 1) * 2 * programMsMax;

/** Processes recordings with ffmpeg, one at a time, in a folder that is removed afterwards. */
export function createFfmpegAudioProcessor({ ffmpeg, ffprobe }: Ffmpeg, workFolder: string): AudioProcessor {
  const queue = createWorkQueue({ inFlightMax: 1, waitingMax, retryAfterSeconds: 5 });

  const inFolder = <Result>(userId: number, work: (folder: string) => Promise<Result>): Promise<Result> =>
    queue.run(String(userId), async () => {
      const folder = await mkdtemp(path.join(workFolder, 'voice-'));
      try {
        return await work(folder);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    });

  async function requireSound(format: string, file: string): Promise<void> {
    const asked = ['-show_entries', 'stream=codec_type,codec_name', '-of', 'json'];
    const { streams = [] } = JSON.parse(
      await runProgram(ffprobe, ['-v', 'error', ...reading(format, file), ...asked]),
    ) as { streams?: { codec_type?: string; codec_name?: string }[] };
    const [first, ...others] = streams;
    // The recording has one stream of sound and nothing else: no video in disguise, no cover picture.
    if (others.length > 0 || first?.codec_type !== 'audio' || !codecs.includes(first.codec_name))
      throw new VoiceInvalidError('format');
  }

  return {
    async processVoice(file, userId) {
      if ((await stat(file)).size > voiceBytesMax) throw new VoiceInvalidError('long');
      const format = sniffContainer(await readHead(file));
      if (format === null) throw new VoiceInvalidError('format');
      return inFolder(userId, async (folder): Promise<ProcessedVoice> => {
        const [webm, pcm] = [path.join(folder, 'note.webm'), path.join(folder, 'note.pcm')];
        await orInvalid(async () => {
          await requireSound(format, file);
          const encoded = [...bare, ...bounded, ...opus, '-f', 'webm', webm];
          const sampled = [...bare, ...bounded, '-ar', String(waveformRate), '-f', 's16le', pcm];
          await runProgram(ffmpeg, [...quiet, ...reading(format, file), ...encoded, ...sampled]);
        });
        const bytes = await readFile(pcm);
        const samples = new Int16Array(bytes.buffer, bytes.byteOffset, Math.floor(bytes.length / 2));
        const durationMs = Math.round((samples.length / waveformRate) * 1000);
        if (durationMs < shortestMs) throw new VoiceInvalidError('short');
        // Half a second more is accepted, because a recorder does not stop at once.
        if (durationMs > voiceSecondsMax * 1000 + 500) throw new VoiceInvalidError('long');
        return { webm: await readFile(webm), durationMs, waveform: waveformOf(samples, waveformBars) };
      });
    },

    toAac: (webm, userId) =>
      inFolder(userId, async (folder) => {
        const [from, to] = [path.join(folder, 'note.webm'), path.join(folder, 'note.m4a')];
        await writeFile(from, webm);
        const aac = ['-c:a', 'aac', '-b:a', '32k', '-ar', '24000', '-movflags', '+faststart', '-f', 'mp4'];
        await runProgram(ffmpeg, [...quiet, ...reading('matroska', from), ...bare, ...aac, to]);
        return readFile(to);
      }),
  };
}

/** Runs `work`. A file that ffmpeg cannot read is refused as an invalid recording. */
async function orInvalid(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof ProgramFailedError || error instanceof SyntaxError)
      throw new VoiceInvalidError('format', { cause: error });
    throw error;
  }
}

async function readHead(file: string): Promise<Uint8Array> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(12), 0, 12, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
