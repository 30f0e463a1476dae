const storageKey = 'mwanzo.monthBytes';
/** How much of this visit is in the month's sum already. */
const countedKey = 'mwanzo.visitBytesCounted';
/** The visit's own sum (visit-bytes.ts). */
const visitKey = 'mwanzo.visitBytes';

interface MonthBytes {
  /** YYYY-MM on the device's calendar */
  month: string;
  bytes: number;
}

function thisMonth(): string {
  const now = new Date();
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}`;
}

function readMonth(month: string): MonthBytes {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as Partial<MonthBytes> | null;
    if (stored?.month === month && Number.isFinite(stored.bytes)) return { month, bytes: Number(stored.bytes) };
  } catch {}
  return { month, bytes: 0 };
}

/**
 * Moves what this visit has used since the last time into the month's sum. Called now and then, not at every byte: what is
 * missing is added at the next call, also after a reload.
 * @returns the bytes that this device has used in this month so far; 0 where storage is denied
 */
export function countMonthBytes(): number {
  const month = readMonth(thisMonth());
  try {
    const visit = Number(sessionStorage.getItem(visitKey)) || 0;
    const counted = Number(sessionStorage.getItem(countedKey)) || 0;
    month.bytes += Math.max(0, visit - counted);
    localStorage.setItem(storageKey, JSON.stringify(month));
    sessionStorage.setItem(countedKey, String(visit));
  } catch {}
  return month.bytes;
}

/** Counts whenever the app goes into the background, which is the last that a phone's browser reports of a visit. */
export function startCountingMonth(): void {
  addEventListener('pagehide', countMonthBytes);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') countMonthBytes();
  });
}
