import { decisionLookSeconds } from '@mwanzo/contract/limits';
import { expect } from '@playwright/test';
import { apiRequest } from '../server/api-requests.ts';

/**
 * Sends a reviewer's decision until it counts: the case must have been open for a moment. The first try comes too early
 * unless the test has taken its time, so the second one waits for that moment.
 * @param claim claims the case before each try, if the decision needs the claim
 */
export async function decideOnceSeen(
  path: string,
  options: { token: string; body: unknown },
  claim: () => Promise<void> = async () => undefined,
): Promise<void> {
  await expect(async () => {
    await claim();
    await apiRequest('POST', path, options);
  }).toPass({ intervals: [decisionLookSeconds * 1000, 100] });
}
