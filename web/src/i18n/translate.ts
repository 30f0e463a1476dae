import type { Message, Placeholders } from './define-messages.ts';
import { currentLanguage } from './language.ts';

type Values<Text extends string> = [Placeholders<Text>] extends [never]
  ? []
  : [values: Record<Placeholders<Text>, string | number>];

/** The message in the current language, its placeholders filled from `values`. */
export function t<M extends Message>(message: M, ...[values]: Values<M['en']>): string {
  const text = message[currentLanguage()];
  if (values === undefined) return text;
  const filled: Record<string, string | number> = values;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(filled[name] ?? whole));
}
