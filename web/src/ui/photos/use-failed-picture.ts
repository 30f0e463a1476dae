import { useEffect, useState } from 'react';

/**
 * Returns whether the picture failed to load, and its error handler. When the network is back it resets, so that the
 * picture loads again.
 */
export function useFailedPicture(address: string | undefined): [failed: boolean, onError: () => void] {
  const [failed, setFailed] = useState<string>();
  useEffect(() => {
    if (failed === undefined) return undefined;
    const tryAgain = () => setFailed(undefined);
    addEventListener('online', tryAgain);
    return () => removeEventListener('online', tryAgain);
  }, [failed]);
  return [failed !== undefined && failed === address, () => setFailed(address)];
}
