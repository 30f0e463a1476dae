import { readFileSync } from 'node:fs';

/** Proportional set size of a process in MB (10^6 bytes): its private pages and its share of the shared ones. */
export function memoryMegabytes(pid: number): number {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return (Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1]) * 1024) / 1e6;
}
