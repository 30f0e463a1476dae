import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { hasCode } from './has-code.ts';

const startTimeField = 19;

/**
 * A name that no other process ever has. Pids are reused, so the name includes the time at which the process started.
 * Undefined when there is no such process, or only a zombie.
 */
export function processIdentity(pid: number): string | undefined {
  return process.platform === 'linux' ? linuxIdentity(pid) : psIdentity(pid);
}

/** The command line of a process, or an empty string when there is no such process. */
export function commandLineOf(pid: number): string {
  if (process.platform === 'linux') return readIfThere(`/proc/${pid}/cmdline`).replaceAll('\0', ' ');
  return ps(pid, 'command=');
}

// man 5 proc: the second field of stat is the program's name in brackets, which may hold spaces. The state follows it.
function linuxIdentity(pid: number): string | undefined {
  const stat = readIfThere(`/proc/${pid}/stat`);
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state] = fields;
  const startTicks = fields[startTimeField];
  if (startTicks === undefined || state === 'Z' || state === 'X') return undefined;
  const boot = readIfThere('/proc/sys/kernel/random/boot_id').slice(0, 8);
  return `${pid}-${startTicks}-${boot}`;
}

function psIdentity(pid: number): string | undefined {
  if (ps(pid, 'state=').startsWith('Z')) return undefined;
  const started = Date.parse(ps(pid, 'lstart='));
  return Number.isNaN(started) ? undefined : `${pid}-${started}`;
}

function ps(pid: number, column: string): string {
  try {
    return execFileSync('ps', ['-ww', '-o', column, '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      // Date.parse needs English dates.
      env: { ...process.env, LC_ALL: 'C' },
    }).trim();
  } catch {
    return '';
  }
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT') || hasCode(error, 'ESRCH')) return '';
    throw error;
  }
}
