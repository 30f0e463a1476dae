import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

interface ShellProps {
  nav: ReactNode;
  /** The top bar, if the screen has one. */
  top?: ReactNode;
  children: ReactNode;
}

/** The frame of signed-in screens: top bar, screen and navigation. On desktop it leaves room for the rail and draws a setting sun. */
export function Shell({ nav, top, children }: ShellProps) {
  return (
    <div
      className={classNames(
        'isolate min-h-dvh overflow-x-clip lg:relative lg:pl-26 low:pl-[calc(76px+env(safe-area-inset-left))]',
        top ? 'low:[--rail-top:92px]' : 'low:[--rail-top:0px]',
        "lg:after:fixed lg:after:bottom-[-262px] lg:after:left-[calc(50vw+52px-430px)] lg:after:-z-1 lg:after:h-[430px] lg:after:w-[860px] lg:after:rounded-t-[430px] lg:after:bg-sunk lg:after:content-['']",
      )}
    >
      {top}
      <div id="content">{children}</div>
      {nav}
    </div>
  );
}

interface PageProps {
  /** md = 560 px; lg = 880 px on desktop (Discover, TopUp) */
  width?: 'md' | 'lg';
  children: ReactNode;
  className?: string | undefined;
}

/** A screen's `main`, with gutters and room for the bottom bar. */
export function Page({ width = 'md', children, className }: PageProps) {
  return (
    <main
      className={classNames(
        'mx-auto px-4 pt-2 pb-[calc(var(--nav-h)+24px+env(safe-area-inset-bottom))] lg:pb-10 short:pt-0 short:pb-[calc(var(--nav-h)+16px+env(safe-area-inset-bottom))]',
        'max-w-[560px] sm:max-w-[640px] lg:max-w-[560px] low:pt-4',
        width === 'lg' && 'lg:max-w-[880px] lg:pt-7',
        className,
      )}
    >
      {children}
    </main>
  );
}

/** A screen's heading with an optional line under it. `tabIndex` -1 lets the router focus it. */
export function PageTitle({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div>
      <h1 tabIndex={-1} className="outline-none lg:text-[2.75rem] lg:tracking-[-0.03em] short:text-[1.5rem]">
        {title}
      </h1>
      {children && <p className="text-ink-2 short:text-small short:leading-[1.2]">{children}</p>}
    </div>
  );
}
