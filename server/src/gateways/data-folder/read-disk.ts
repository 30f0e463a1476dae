import { statfs } from 'node:fs/promises';

export interface Disk {
  /** Bytes that are free for the server's user. */
  readonly free: number;
  /** Bytes in all. */
  readonly all: number;
}

/** Reads how full the disk is that holds a folder. */
export async function readDisk(folder: string): Promise<Disk> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, all: blocks * bsize };
}

/** For operators, in GB with one decimal. */
export const describeDisk = ({ free, all }: Disk): string =>
  `${(free / 1e9).toFixed(1)} of ${(all / 1e9).toFixed(1)} GB are free`;
