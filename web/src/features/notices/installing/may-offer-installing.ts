import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import { useState } from 'react';
import { installPrompt } from '../../../device/install-prompt.ts';
import { useStore } from '../../../state/store.ts';
import { recallVisits } from './install-memory.ts';
import { installWay, mayOfferInstalling } from './install-rules.ts';

const isInstalled = () => matchMedia('(display-mode: standalone)').matches;

function look() {
  const now = new Date();
  return { memory: recallVisits(now), today: nairobiDay(now) };
}

/** True if installing may be offered. It is offered once, at a good time, where it is possible. */
export function useMayOfferInstalling(hasMatches: boolean): boolean {
  const prompt = useStore(installPrompt);
  const [{ memory, today }] = useState(look);
  if (!installWay(prompt !== undefined, navigator.userAgent)) return false;
  return mayOfferInstalling({ memory, today, hasMatches, installed: isInstalled() });
}
