import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Saying } from '../words/saying.tsx';

interface EmptyStateProps {
  /** A drawing of ui/drawings. The page passes it in, so that it loads only the drawing that it shows. */
  drawing: ReactNode;
  title: string;
  /** The level of the heading; `h1` on a page that has no other heading. */
  heading?: 'h1' | 'h2';
  children: ReactNode;
  /** Full-width buttons, stacked. */
  actions?: ReactNode;
  saying?: { text: string; meaning: string };
  className?: string | undefined;
}

export function EmptyState({
  drawing,
  title,
  heading: Heading = 'h2',
  children,
  actions,
  saying,
  className,
}: EmptyStateProps) {
  return (
    <section className={classNames('grid justify-items-center gap-2.5 px-2 py-5 text-center', className)}>
      {drawing}
      <Heading className="text-[1.625rem]">{title}</Heading>
      <p className="max-w-[32ch] text-ink-2">{children}</p>
      {actions && <div className="mt-2 grid w-full max-w-[340px] gap-2.5">{actions}</div>}
      {saying && (
        <Saying meaning={saying.meaning} className="mt-3.5">
          {saying.text}
        </Saying>
      )}
    </section>
  );
}
