// CPU time of processes, read from /proc (Linux).
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

interface ProcessStat {
  readonly name: string;
  readonly parent: number;
  readonly ticks: number;
}

function readStat(pid: number): ProcessStat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may contain spaces, so the fields are counted from its end.
    const nameEnd = text.lastIndexOf(')');
    const fields = text
      .slice(nameEnd + 2)
      .split(' ')
      .map(Number);
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + field, 0);
    return { name: text.slice(text.indexOf('(') + 1, nameEnd), parent: fields[1] ?? 0, ticks };
  } catch {
    return null;
  }
}

/** CPU time in µs (in steps of 10,000) of a process and its descendants so far, including those that ended. */
export function cpuMicroseconds(root: number): number {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  const stats = new Map(pids.map((pid) => [pid, readStat(pid)]));
  const ticksOf = (pid: number): number => {
    const children = pids.filter((child) => stats.get(child)?.parent === pid);
    return children.reduce((sum, child) => sum + ticksOf(child), stats.get(pid)?.ticks ?? 0);
  };
  return (ticksOf(root) / ticksPerSecond) * 1e6;
}

/** PostgreSQL's first process, found from one of its backends; null if it does not run on this machine. */
export function postmasterOf(backendPid: number): number | null {
  const backend = readStat(backendPid);
  return backend?.name.startsWith('postgres') ? backend.parent : null;
}
