import type { ReactNode } from 'react';

/** Above a group of choices, whose own label says the same to screen readers. */
export function Heading({ children }: { children: ReactNode }) {
  return (
    <p aria-hidden className="mb-2 text-label font-semibold">
      {children}
    </p>
  );
}
