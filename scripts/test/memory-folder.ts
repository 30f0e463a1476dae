// Gives the tests a temporary folder in memory. They create and remove hundreds of databases with hundreds of files
// each, for which the kernel needs three times as long on a disk's file system.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The process that made the folder follows, so that a later run knows whether it still runs. */
const prefix = 'mwanzo-tests-';
/** Two clusters of PostgreSQL take the most, each with a write-ahead log of up to 1 GiB. */
const neededBytes = 4 * 1024 ** 3;

interface Room {
  /** The bytes that the file system has left. In a container it often has 64 MiB. */
  readonly folderBytes: number;
  /** The bytes that this process could still allocate. */
  readonly memoryBytes: number;
}

/** Files in memory must leave the tests as much memory again. */
export function hasRoom({ folderBytes, memoryBytes }: Room): boolean {
  return folderBytes >= neededBytes && memoryBytes >= 2 * neededBytes;
}

export interface MemoryFolder {
  readonly folder: string;
  remove(): void;
}

const measureRoom = (parent: string): Room => {
  const { bavail, bsize } = statfsSync(parent);
  return { folderBytes: bavail * bsize, memoryBytes: process.availableMemory() };
};

/**
 * Makes a folder in memory, in which programs can run, and removes those of runs that were killed.
 * @returns null where there is no such memory, or too little; the tests then use the usual temporary folder
 */
export function openMemoryFolder(parent = '/dev/shm', measure = measureRoom): MemoryFolder | null {
  try {
    removeAbandoned(parent);
    if (!hasRoom(measure(parent))) return null;
    const folder = mkdtempSync(path.join(parent, `${prefix}${process.pid}-`));
    const remove = () => rmSync(folder, { recursive: true, force: true });
    try {
      // As root, PostgreSQL runs as another user, who must be able to reach its files.
      chmodSync(folder, 0o755);
      runProgramIn(folder);
    } catch {
      remove();
      return null;
    }
    return { folder, remove };
  } catch {
    return null;
  }
}

/** Throws where the file system is mounted with `noexec`, as Docker does: some tests write programs and run them. */
function runProgramIn(folder: string): void {
  const program = path.join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
  execFileSync(program);
  rmSync(program);
}

function removeAbandoned(parent: string): void {
  for (const name of readdirSync(parent).filter((one) => one.startsWith(prefix))) {
    const pid = Number.parseInt(name.slice(prefix.length), 10);
    if (!isRunning(pid)) rmSync(path.join(parent, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
