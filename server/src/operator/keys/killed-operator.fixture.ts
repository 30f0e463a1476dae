// The command of an operator, in a process that kills itself before its step number KILLED_AT. A step is a change of
// the disk or of the database.
import { open } from 'node:fs/promises';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { Client } from 'pg';

const { KILLED_AT = '' } = process.env;
let steps = 0;
function count(): void {
  steps += 1;
  if (steps === Number(KILLED_AT)) process.kill(process.pid, 'SIGKILL');
}

type Methods = Record<string, (this: unknown, ...values: unknown[]) => unknown>;
/** Counts the calls of these methods for which the condition holds. */
function replace(owner: object, names: readonly string[], isStep?: (value: unknown) => boolean): void {
  for (const name of names) {
    const real = (owner as Methods)[name];
    (owner as Methods)[name] = function counted(...values) {
      if (isStep?.(values[0]) ?? true) count();
      return real?.apply(this, values);
    };
  }
}

const handle = await open(import.meta.filename);
replace(Object.getPrototypeOf(handle) as object, ['write', 'sync']);
await handle.close();
replace(fs, ['renameSync', 'rmSync', 'fsyncSync']);
replace(Client.prototype, ['query'], (query) => {
  const { text } = typeof query === 'string' ? { text: query } : (query as { text?: string });
  return /^\s*(?:insert|update|commit)/.test(text ?? '');
});
syncBuiltinESMExports();

await import('../operator.ts');
