/** The stored facts about visits: the Nairobi day of the first one, or that the member has responded to the offer. */
export type InstallMemory = { firstDay: string } | 'answered';

export interface InstallMoment {
  memory: InstallMemory;
  /** Today's Nairobi day. */
  today: string;
  hasMatches: boolean;
  /** True if this is already the installed app. */
  installed: boolean;
}

/** The way to install here: the browser can ask, an iPhone's owner must do it by hand, or it is impossible. */
export type InstallWay = 'ask' | 'by hand' | undefined;

/**
 * Says whether installing may be offered now: on a later day than the first visit or after a match, and never after a
 * response to the offer.
 */
export function mayOfferInstalling({ memory, today, hasMatches, installed }: InstallMoment): boolean {
  if (installed || memory === 'answered') return false;
  return hasMatches || memory.firstDay < today;
}

/** Reads the stored facts. If there are none, or they are unreadable, today is the first visit. */
export function readInstallMemory(stored: string | null, today: string): InstallMemory {
  if (stored === 'answered') return 'answered';
  return { firstDay: stored !== null && /^\d{4}-\d{2}-\d{2}$/.test(stored) ? stored : today };
}

/**
 * Returns the way to install here. On iPhones, Safari is the only browser whose share menu is sure to have the entry.
 */
export function installWay(hasPrompt: boolean, userAgent: string): InstallWay {
  if (hasPrompt) return 'ask';
  const isSafari = /\((iPhone|iPad|iPod)/.test(userAgent) && /Version\/[\d.]+ .*Safari\//.test(userAgent);
  return isSafari ? 'by hand' : undefined;
}
