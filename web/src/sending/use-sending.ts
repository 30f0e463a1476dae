import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { startSending } from './start-sending.ts';

/** Sends what members have left while the component is there, on a page with a query cache. */
export function useSending(): void {
  const cache = useQueryClient();
  useEffect(() => startSending(cache), [cache]);
}
