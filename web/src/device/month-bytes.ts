const storageKey = 'mwanzo.monthBytes';
/** The storage key for the bytes of this visit that the month's sum already contains. */
const countedKey = 'mwanzo.visitBytesCounted';
/** The storage key for the bytes of this visit (visit-bytes.ts). */
const visitKey = 'mwanzo.visitBytes';

interface MonthBytes {
  /** The month as YYYY-MM, on the device's calendar. */
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
 * Adds the bytes that this visit has used since the last call to the month's sum. It need not run at every byte: the
 * next call adds what is missing, also after a reload.
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

/** Counts whenever the app goes into the background, because a phone's browser may report nothing after that. */
export function startCountingMonth(): void {
  addEventListener('pagehide', countMonthBytes);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') countMonthBytes();
  });
}
