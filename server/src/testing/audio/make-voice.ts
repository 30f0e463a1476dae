import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFfmpeg, type Ffmpeg } from '../../gateways/audio/ffmpeg-audio-processor.ts';

/** ffmpeg for tests. In CI it must be installed; elsewhere tests that need it are skipped without it. */
export const ffmpegOfTests: Ffmpeg | null = findFfmpeg();
export const skipsVoice = ffmpegOfTests === null && process.env['CI'] === undefined;

/** A recording in Chromium's format, of a tone that grows louder. */
export function makeVoice(seconds: number): Buffer {
  const folder = mkdtempSync(path.join(tmpdir(), 'mwanzo-recording-'));
  try {
    const file = path.join(folder, 'voice.webm');
    const tone = `aevalsrc=sin(1500*t)*t/${seconds}:d=${seconds}`;
    const args = ['-v', 'error', '-f', 'lavfi', '-i', tone, '-c:a', 'libopus', '-b:a', '24k', file];
    execFileSync(ffmpegOfTests?.ffmpeg ?? 'ffmpeg', args);
    return readFileSync(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
