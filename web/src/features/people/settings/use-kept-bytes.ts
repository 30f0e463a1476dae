import { useEffect, useState } from 'react';
import { keptBytes } from '../../../device/offline-copy/kept-bytes.ts';

/** Returns the size of what is kept on the phone, in bytes. It is 0 until it is known, and while nothing is kept. */
export function useKeptBytes(keeps: boolean): number {
  const [bytes, setBytes] = useState(0);
  useEffect(() => {
    if (!keeps) return undefined;
    let left = false;
    void keptBytes().then((counted) => {
      if (!left) setBytes(counted);
    });
    return () => {
      left = true;
    };
  }, [keeps]);
  return keeps ? bytes : 0;
}
