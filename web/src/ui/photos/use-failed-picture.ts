import { useEffect, useState } from 'react';
import { onOnline } from '../../device/on-online.ts';

/**
 * Returns whether the picture failed to load, and its error handler. When the network is back it resets, so that the
 * picture loads again.
 */
export function useFailedPicture(address: string | undefined): [failed: boolean, onError: () => void] {
  const [failed, setFailed] = useState<string>();
  useEffect(() => (failed === undefined ? undefined : onOnline(() => setFailed(undefined))), [failed]);
  return [failed !== undefined && failed === address, () => setFailed(address)];
}
