import type { ReactNode } from 'react';

/** The heading of a group of choices. Screen readers read the group's label instead, which says the same. */
export function ChoiceHeading({ children }: { children: ReactNode }) {
  return (
    <p aria-hidden className="mb-2 text-label font-semibold">
      {children}
    </p>
  );
}
