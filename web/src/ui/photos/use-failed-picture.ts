import { useEffect, useState } from 'react';

/** Whether the picture at the address did not arrive, and what says so; once the network is back it counts as under way again. */
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
