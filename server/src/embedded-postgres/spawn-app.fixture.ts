import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

const script = path.join(import.meta.dirname, 'app-process.fixture.ts');

export interface AppProcess {
  pid: number;
  /** All lines that the process has written so far. */
  lines: string[];
  /** Waits for a line that begins with `start` and returns the rest of it. */
  line(start: string): Promise<string>;
  end(signal: NodeJS.Signals): Promise<void>;
}

/** Starts an app process that owns the embedded database of a data folder. */
export function spawnApp(dataDir: string, mode: 'hold' | 'insert' = 'hold'): AppProcess {
  const app = spawn(process.execPath, [script, dataDir, mode], { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: string[] = [];
  const reader = createInterface({ input: app.stdout });
  reader.on('line', (text) => lines.push(text));
  const closed = once(reader, 'close');
  return {
    pid: app.pid ?? 0,
    lines,
    line: async (start) => {
      for (;;) {
        const found = lines.find((text) => text.startsWith(start));
        if (found !== undefined) return found.slice(start.length).trim();
        const hasMore = await Promise.race([once(reader, 'line').then(() => true), closed.then(() => false)]);
        if (!hasMore) throw new Error(`No line "${start}" in:\n${lines.join('\n')}`);
      }
    },
    end: async (signal) => {
      app.kill(signal);
      await closed;
    },
  };
}
