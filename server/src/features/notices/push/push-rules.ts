import type { PushChoices } from '../../people/settings/index.ts';
import { quietUntil } from './quiet-hours-rules.ts';

/** The delay of a push while the member has the app open, in ms. */
const hereMs = 60_000;

interface WaitingNews {
  readonly items: readonly unknown[];
  readonly choices: PushChoices;
  /** The member has the app open. */
  readonly isHere: boolean;
}

type PushDecision = { readonly kind: 'send' | 'needless' } | { readonly kind: 'wait'; readonly until: Date };

/** Decides what becomes of a browser's news. */
export function decidePush({ items, isHere, choices }: WaitingNews, now: Date): PushDecision {
  if (items.length === 0) return { kind: 'needless' };
  // A member who has just put the phone away counts as present for a while, so the news are checked again later.
  if (isHere) return { kind: 'wait', until: new Date(now.getTime() + hereMs) };
  const until = quietUntil(choices, now);
  return until ? { kind: 'wait', until } : { kind: 'send' };
}
