import { useState } from 'react';
import type { Case } from './case.ts';
import { noneTicked, type CheckName } from './check-rules.ts';

/** Holds the checks that the reviewer has ticked. A new name or first photo of the member clears them. */
export function useChecks({ name, photo_detail: photo }: Pick<Case, 'name' | 'photo_detail'>) {
  const seen = JSON.stringify([name, photo?.id]);
  const [ticked, setTicked] = useState({ seen, checks: noneTicked });
  const checks = ticked.seen === seen ? ticked.checks : noneTicked;
  const check = (which: CheckName, holds: boolean) => setTicked({ seen, checks: { ...checks, [which]: holds } });
  return { checks, check };
}
