/** Remembers the day of this browser's first visit, on which nobody is asked to install. Without the code, another visit does. */
export function rememberVisit(): void {
  import('../../features/installing/install-memory.ts').then(
    ({ recallVisits }) => recallVisits(new Date()),
    () => undefined,
  );
}
