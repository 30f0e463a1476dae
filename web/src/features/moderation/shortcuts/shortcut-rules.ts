import type { CheckName } from '../verifications/case/check-rules.ts';
import { checkNames } from '../verifications/case/check-rules.ts';

export type Shortcut =
  | { name: 'approve' | 'reject' | 'askNew' | 'previous' | 'next' | 'zoomIn' | 'zoomOut' | 'turn' }
  | { name: 'check'; check: CheckName };

const byKey: Record<string, Exclude<Shortcut['name'], 'check'>> = {
  a: 'approve',
  r: 'reject',
  n: 'askNew',
  arrowleft: 'previous',
  arrowright: 'next',
  '+': 'zoomIn',
  // The same key without Shift.
  '=': 'zoomIn',
  '-': 'zoomOut',
  t: 'turn',
};

interface Press {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  repeat: boolean;
}

/** What a key stands for; null for all others, and with Ctrl, Alt or Meta, which are the browser's. A held key repeats zooming only. */
export function shortcutOf({ key, ctrlKey, altKey, metaKey, repeat }: Press): Shortcut | null {
  if (ctrlKey || altKey || metaKey) return null;
  const check = /^[1-4]$/.test(key) ? checkNames[Number(key) - 1] : undefined;
  if (check !== undefined) return repeat ? null : { name: 'check', check };
  const name = byKey[key.toLowerCase()];
  if (name === undefined || (repeat && name !== 'zoomIn' && name !== 'zoomOut')) return null;
  return { name };
}
