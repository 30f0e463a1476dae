import { logFailure } from '../../device/log-failure.ts';

/** Its code loads with the first such event, which most visits never get. */
export async function lookAtVerification(): Promise<void> {
  try {
    const { refreshVerification } = await import('../../shared/verifications/verification.ts');
    await refreshVerification();
  } catch (error) {
    logFailure('Could not load the verification', error);
  }
}
