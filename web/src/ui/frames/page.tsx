import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

interface ShellProps {
  nav: ReactNode;
  /** The top bar, for screens that have one. */
  top?: ReactNode;
  children: ReactNode;
}

/**
 * The frame of signed-in screens: top bar, screen and navigation. On desktop it leaves room for the rail and draws a
 * setting sun.
 */
export function Shell({ nav, top, children }: ShellProps) {
  return (
    <div className={classNames('shell', top ? 'low:[--rail-top:92px]' : 'low:[--rail-top:0px]')}>
      {top}
      <div id="content">{children}</div>
      {nav}
    </div>
  );
}

interface PageProps {
  /** md: 560 px; lg: 880 px on desktop (Discover, TopUp). */
  width?: 'md' | 'lg';
  children: ReactNode;
  className?: string | undefined;
}

/** A screen's `main`, with gutters and room for the bottom bar. */
export function Page({ width = 'md', children, className }: PageProps) {
  return (
    <main className={classNames('page', width === 'lg' ? 'lg:max-w-[880px] lg:pt-7' : 'toast-room', className)}>
      {children}
    </main>
  );
}

/** A screen's heading with an optional paragraph below it. `tabIndex` -1 lets the router focus it. */
export function PageTitle({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div>
      <h1 tabIndex={-1} className="page-title outline-none">
        {title}
      </h1>
      {children && <p className="text-ink-2 short:text-small short:leading-[1.2]">{children}</p>}
    </div>
  );
}
