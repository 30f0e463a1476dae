import type { CountingMessage, Placeholders } from './define-messages.ts';
import { isolate } from './isolate.ts';
import { currentLanguage } from './language.ts';

/** `count` chooses between plural forms, so it is a number. */
type ValueOf<Name> = Name extends 'count' ? number : string | number;

type Values<Name extends string> = [Name] extends [never] ? [] : [values: { [Each in Name]: ValueOf<Each> }];

/** The message in the current language, in the form that `count` asks for, its placeholders filled from `values`. */
export function t<M extends CountingMessage>(message: M, ...[values]: Values<Placeholders<M['en']>>): string {
  const language = currentLanguage();
  const text = message[language];
  const filled: Record<string, string | number> = values ?? {};
  const said =
    typeof text === 'string'
      ? text
      : text[new Intl.PluralRules(language).select(Number(filled['count'])) === 'one' ? 'one' : 'other'];
  return said.replace(/\{(\w+)\}/g, (whole, name: string) => isolate(String(filled[name] ?? whole)));
}
