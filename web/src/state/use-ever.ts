import { useState } from 'react';

/** Returns true from the first render on in which it was true: what has been shown stays mounted. */
export function useEver(is: boolean): boolean {
  const [was, setWas] = useState(is);
  if (is && !was) setWas(true);
  return was || is;
}
