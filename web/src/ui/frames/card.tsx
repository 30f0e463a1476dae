import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

interface CardProps {
  /** The card's heading. */
  title?: string;
  children: ReactNode;
  className?: string | undefined;
}

/** A raised box on the page's background. */
export function Card({ title, children, className }: CardProps) {
  return (
    <section className={classNames('rounded-lg bg-surface p-4.5 shadow-1', className)}>
      {title !== undefined && <h3 className="mb-2 text-[1.125rem] tracking-[-0.01em]">{title}</h3>}
      {children}
    </section>
  );
}

/** The wine-coloured card edged with cloth at the top, for Premium. At most one per screen. */
export function WineCard({ children, className }: Omit<CardProps, 'title'>) {
  return (
    <section className={classNames('flex flex-col overflow-hidden rounded-xl mji text-on-wine shadow-2', className)}>
      <div className="pindo flex-none" />
      <div className="flex flex-1 flex-col px-5.5 pt-5.5 pb-5 lg:px-8.5 lg:pt-6 lg:pb-7">{children}</div>
    </section>
  );
}
