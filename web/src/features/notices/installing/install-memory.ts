import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import { logFailure } from '../../../device/log-failure.ts';
import { readInstallMemory, type InstallMemory } from './install-rules.ts';

const storageKey = 'mwanzo.install';

function store(value: string): void {
  try {
    localStorage.setItem(storageKey, value);
  } catch (error) {
    logFailure('Could not remember the offer to install', error);
  }
}

/**
 * Reads what this browser has stored about visits, and stores the first visit. Without storage every visit is the
 * first.
 */
export function recallVisits(now: Date): InstallMemory {
  const today = nairobiDay(now);
  try {
    const stored = localStorage.getItem(storageKey);
    const memory = readInstallMemory(stored, today);
    if (memory !== 'answered' && memory.firstDay !== stored) store(memory.firstDay);
    return memory;
  } catch (error) {
    logFailure('Could not read the offer to install', error);
    return { firstDay: today };
  }
}

/** Afterwards the offer is never made again. */
export const rememberAnswer = () => store('answered');
