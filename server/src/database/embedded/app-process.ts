import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const SCRIPT = join(import.meta.dirname, 'app-process.fixture.ts');

export type AppProcess = {
  pid: number;
  /** All lines that it has written so far. */
  lines: string[];
  /** Waits for a line that begins so, and gives the rest of it. */
  line(start: string): Promise<string>;
  end(signal: NodeJS.Signals): Promise<void>;
};

/** Runs an app that owns the embedded database of a folder. */
export function spawnApp(dataDir: string, mode: 'hold' | 'insert' = 'hold'): AppProcess {
  const app = spawn(process.execPath, [SCRIPT, dataDir, mode], { stdio: ['ignore', 'pipe', 'inherit'] });
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
