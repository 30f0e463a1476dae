import { switchNames } from '@mwanzo/contract/core/switch-names';
import { textLimits } from '@mwanzo/contract/limits';
import type { Database } from '../database/connect.ts';
import { listSwitches, wordOf, type SwitchState } from '../features/core/switches/index.ts';
import { moveSwitch } from '../features/trust/moderation/index.ts';
import { systemClock } from '../gateways/clock.ts';
import { OperatorError } from './operator-terminal.ts';

export const switchUsage = `  npm run operator -- switch                   tells what is switched off, and why
  npm run operator -- switch NAME off --because "WHY"
                                               switches it off, or "on" again, while Mwanzo runs`;

const written = (moment: Date): string => `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** @returns one line about each switch, and about its last move if there was one */
export function describeSwitch({ name, isOn, moved }: SwitchState): string {
  const word = wordOf(name, isOn);
  // Capitals stand out: something does not work.
  const state = `${name.padEnd(12)}${isOn ? word : word.toUpperCase()}`;
  if (!moved) return state;
  const by = moved.moderatorId === null ? 'the operator' : `moderator ${moved.moderatorId}`;
  return `${state.padEnd(16)}since ${written(moved.since)}, by ${by}: ${moved.because.replaceAll(/\s+/g, ' ')}`;
}

export async function showSwitches(database: Database): Promise<string> {
  return (await listSwitches(database)).map(describeSwitch).join('\n');
}

/** @returns what has become of the switch, or null when these words are no command */
export async function runSwitch(database: Database, words: readonly string[]): Promise<string | null> {
  const [named = '', state = '', flag, because = '', ...rest] = words;
  if (!['on', 'off'].includes(state) || rest.length > 0) return null;
  const name = switchNames.find((one) => one === named);
  if (!name) throw new OperatorError(`There is no switch ${named}. There are: ${switchNames.join(', ')}.`, 2);
  const why = because.trim();
  if (flag !== '--because' || why === '')
    throw new OperatorError(`Say why, for the audit: npm run operator -- switch ${name} ${state} --because "..."`, 2);
  if (why.length > textLimits.reasonMax)
    throw new OperatorError(`The reason has at most ${textLimits.reasonMax} characters.`, 2);
  const isOn = state === wordOf(name, true);
  const isMoved = await moveSwitch({ database, clock: systemClock }, null, { name, isOn, because: why });
  const told = isMoved ? 'Every running process knows of it within two seconds.' : 'It was so already.';
  return `${told}\n${await showSwitches(database)}`;
}
