import { randomBytes } from 'node:crypto';
import { keyIdOf } from '../../config/key-id.ts';
import { renameKeptKey, replaceKeptKey } from '../../config/kept-key.ts';
import { Secret } from '../../config/secret.ts';
import { makeVapidKey, publicVapidKey } from '../../config/vapid-keys.ts';
import type { ChangingKey } from './changing-keys.ts';

const again = (kind: string): string => `npm run operator -- keys rotate ${kind}`;

/** Makes the key that takes over next. */
export function makeNext({ kind, variable, file, isVariable }: ChangingKey, dataDir: string): [Secret, string] {
  const made = new Secret(kind === 'vapid' ? makeVapidKey() : randomBytes(32).toString('hex'));
  const id = keyIdOf(kind, made);
  if (!isVariable) {
    replaceKeptKey(dataDir, `${file}.next`, made.reveal());
    const text = `The new key ${id} is in DATA_DIR/${file}.next, and is not used yet.
If several processes run, restart each now, so that all know it. Then run: ${again(kind)}`;
    return [made, text];
  }
  const text = `This is the new key ${id}. It is written nowhere else. With several processes, set for each
  ${variable}_NEXT=${made.reveal()}
and restart one after the other, so that all know it. Then, and with a single process at once, set
${describeTakeover({ kind, variable, made }, made.reveal())}
Restart one after the other, and then run: ${again(kind)}`;
  return [made, text];
}

type Takeover = Pick<ChangingKey, 'kind' | 'variable'> & { readonly made: Secret };

function describeTakeover({ kind, variable, made }: Takeover, written: string): string {
  return [
    `  ${variable}_OLD=the value that ${variable} has now`,
    `  ${variable}=${written}`,
    ...(kind === 'vapid' ? [`  VAPID_PUBLIC_KEY=${publicVapidKey(made.reveal())}`] : []),
    `and remove ${variable}_NEXT.`,
  ].join('\n');
}

/** Lets the next key take over. A killed command leaves a state in which both are known, and can be started again. */
export function takeOver({ kind, variable, file, isVariable, current, next }: ChangingKey, dataDir: string): string {
  if (next === null) throw new Error('There is no next key');
  const restart = `Restart each process, one after the other. Then run: ${again(kind)}`;
  if (isVariable)
    return `Set now\n${describeTakeover({ kind, variable, made: next }, `the value of ${variable}_NEXT`)}\n${restart}`;
  // The earlier key is on the disk before the new one takes its place.
  replaceKeptKey(dataDir, `${file}.old`, current.reveal());
  renameKeptKey(dataDir, `${file}.next`, file);
  return `DATA_DIR/${file} is the new key ${keyIdOf(kind, next)} now, and ${file}.old the earlier one.\n${restart}`;
}
