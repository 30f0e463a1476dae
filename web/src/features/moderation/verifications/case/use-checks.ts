import { useState } from 'react';
import type { Case } from './case.ts';
import { noneTicked, type CheckName } from './check-rules.ts';

/** What the reviewer has ticked about a case. A new name or first photo of the member unticks everything. */
export function useChecks({ name, photo_detail: photo }: Pick<Case, 'name' | 'photo_detail'>) {
  const seen = JSON.stringify([name, photo?.id]);
  const [ticked, setTicked] = useState({ seen, checks: noneTicked });
  const checks = ticked.seen === seen ? ticked.checks : noneTicked;
  const check = (which: CheckName, holds: boolean) => setTicked({ seen, checks: { ...checks, [which]: holds } });
  return { checks, check };
}
