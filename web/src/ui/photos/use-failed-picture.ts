import { useEffect, useState } from 'react';

/** Whether the picture failed to load, with its error handler. Resets when the network is back, so that it loads again. */
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
