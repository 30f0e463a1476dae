import type { Config } from '../../config/config.ts';
import { keyIdOf } from '../../config/key-id.ts';
import { StartError } from '../../errors/start-error.ts';
import { requireKnownKeys } from '../../start/check-known-keys.ts';
import { changingKeyOf, mayGoAt, type ChangingKey } from '../keys/changing-keys.ts';
import { off, ok, wrong, type Finding } from './finding.ts';

/** Says whether a key is being changed, and whether the earlier one can go. */
export function checkKeys(config: Config, variables: NodeJS.ProcessEnv): Finding[] {
  try {
    requireKnownKeys(config);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return [wrong('keys', error.message, 'Put the right one there: docs/operating.md, "Changing keys".')];
  }
  const findings = (['secret', 'vault', 'vapid'] as const).flatMap((kind) => {
    const key = changingKeyOf(config, kind, variables);
    return key === null ? [] : checkKey(key);
  });
  return findings.length > 0 ? findings : [ok('keys', 'None is being changed.')];
}

function checkKey(key: ChangingKey): Finding[] {
  const { kind, variable, file, isVariable, next, old, known } = key;
  const again = `npm run operator -- keys rotate ${kind}`;
  if (old !== null) {
    const id = keyIdOf(kind, old);
    if (known.some((each) => each.id === id && each.ended !== undefined))
      return [
        off(
          'keys',
          `The change of ${variable} has ended.`,
          `Remove ${isVariable ? `${variable}_OLD` : `${file}.old`}.`,
        ),
      ];
    const at = mayGoAt(key);
    if (at === null || at.getTime() <= Date.now())
      return [off('keys', `${variable} is being changed, and the earlier key can go.`, again)];
    const day = at.toISOString().slice(0, 10);
    return [off('keys', `${variable} is being changed. The earlier key can go on ${day}.`, `Then: ${again}`)];
  }
  if (next === null) return [];
  return [off('keys', `The next ${variable} is made, and does not take over yet.`, again)];
}
