import { useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus, which a closed case has left on nothing, to the case's row, or to the queue's title once the row is
 * gone.
 */
export function useFocusAfterCase(openKey: string | undefined): void {
  const lastKey = useRef<string>(undefined);
  useLayoutEffect(() => {
    const closed = lastKey.current;
    lastKey.current = openKey;
    if (closed === undefined || openKey !== undefined || document.activeElement !== document.body) return;
    const row = document.querySelector<HTMLElement>(`[data-case="${CSS.escape(closed)}"] button`);
    (row ?? document.getElementById('queue-title'))?.focus();
  }, [openKey]);
}
