/** What this browser remembers: the Nairobi day of its first visit, or that the offer has been answered. */
export type InstallMemory = { firstDay: string } | 'answered';

export interface InstallMoment {
  memory: InstallMemory;
  /** The Nairobi day of now. */
  today: string;
  hasMatches: boolean;
  /** It runs as an installed app already. */
  installed: boolean;
}

/** A browser that can ask, an iPhone whose owner must do it by hand, or nothing to offer. */
export type InstallWay = 'ask' | 'by hand' | undefined;

/** Whether installing may be offered now: on a later day than the first one or after a match, and never after an answer. */
export function mayOfferInstalling({ memory, today, hasMatches, installed }: InstallMoment): boolean {
  if (installed || memory === 'answered') return false;
  return hasMatches || memory.firstDay < today;
}

/** What was stored, or a first visit today if that is nothing or not understood. */
export function readInstallMemory(stored: string | null, today: string): InstallMemory {
  if (stored === 'answered') return 'answered';
  return { firstDay: stored !== null && /^\d{4}-\d{2}-\d{2}$/.test(stored) ? stored : today };
}

/** How installing works here. Of the browsers for iPhones only Safari has the entry in its share menu for certain. */
export function installWay(hasPrompt: boolean, userAgent: string): InstallWay {
  if (hasPrompt) return 'ask';
  const isSafari = /\((iPhone|iPad|iPod)/.test(userAgent) && /Version\/[\d.]+ .*Safari\//.test(userAgent);
  return isSafari ? 'by hand' : undefined;
}
