import { useState } from 'react';

/**
 * Returns true from the first render on in which the value was true. It keeps what was shown mounted, so that a sheet
 * whose code came later can still close with an animation.
 */
export function useEver(value: boolean): boolean {
  const [was, setWas] = useState(value);
  if (value && !was) setWas(true);
  return was || value;
}
