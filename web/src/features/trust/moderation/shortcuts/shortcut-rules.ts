export type Shortcut =
  | { name: 'approve' | 'reject' | 'askNew' | 'previous' | 'next' | 'zoomIn' | 'zoomOut' | 'turn' }
  /** A check, or a decision about a report, by its number on the screen, counted from 1. */
  | { name: 'check'; number: number };

const byKey: Record<string, Exclude<Shortcut['name'], 'check'>> = {
  a: 'approve',
  r: 'reject',
  n: 'askNew',
  arrowleft: 'previous',
  arrowright: 'next',
  k: 'previous',
  j: 'next',
  '+': 'zoomIn',
  // This is the key of "+" without Shift.
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

/**
 * Returns the shortcut of a key; null if there is none, and with Ctrl, Alt or Meta, whose combinations belong to the
 * browser. Holding a key repeats only zooming.
 */
export function shortcutOf({ key, ctrlKey, altKey, metaKey, repeat }: Press): Shortcut | null {
  if (ctrlKey || altKey || metaKey) return null;
  if (/^[1-6]$/.test(key)) return repeat ? null : { name: 'check', number: Number(key) };
  const name = byKey[key.toLowerCase()];
  if (name === undefined || (repeat && name !== 'zoomIn' && name !== 'zoomOut')) return null;
  return { name };
}
