import { pluralRules } from '@mwanzo/contract/formats';
import type { PluralMessage, Placeholders } from './define-messages.ts';
import { isolate } from './isolate.ts';
import { currentLanguage } from './language.ts';

/** `count` chooses the plural form, so it must be a number. */
type ValueOf<Name> = Name extends 'count' ? number : string | number;

type Values<Name extends string> = [Name] extends [never] ? [] : [values: { [Each in Name]: ValueOf<Each> }];

/**
 * Returns the message in the current language and in the plural form for `count`, with its placeholders filled from
 * `values`.
 */
export function t<M extends PluralMessage>(message: M, ...[values]: Values<Placeholders<M['en']>>): string {
  const language = currentLanguage();
  const text = message[language];
  const filled: Record<string, string | number> = values ?? {};
  const chosen =
    typeof text === 'string'
      ? text
      : text[pluralRules(language, {}).select(Number(filled['count'])) === 'one' ? 'one' : 'other'];
  return chosen.replace(/\{(\w+)\}/g, (whole, name: string) => isolate(String(filled[name] ?? whole)));
}
