import path from 'node:path';
import type { Config } from '../config/config.ts';
import { voiceMsMax } from '../gateways/audio/ffmpeg-audio-processor.ts';
import { pictureMsMax } from '../gateways/images/worker-image-processor.ts';
import { requestTimeoutMs } from '../http/create-http-server.ts';

/** The folder for uploaded files during their requests. A shared temporary folder may be small and open to others. */
export function uploadsFolder({ dataDir }: Config): string {
  return path.join(dataDir, 'uploads');
}

/** A verification has two pictures, which are processed one after the other. */
const processingMsMax = Math.max(2 * pictureMsMax, voiceMsMax);

/**
 * A margin for the time in between: a slow disk, a database that is down, different clocks of machines that share the
 * folder.
 */
const spareMs = 10 * 60 * 1000;

/**
 * An upload that has not changed for this time, in ms, belongs to a process that was killed. Any other request would
 * have arrived or ended by then, and been processed.
 */
export const abandonedUploadMs = requestTimeoutMs + processingMsMax + spareMs;
