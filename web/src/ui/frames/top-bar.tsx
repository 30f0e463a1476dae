import type { ReactNode } from 'react';
import { Logo } from '../drawings/logo.tsx';
import type { LinkType } from './link-type.ts';

interface TopBarProps {
  homeHref: string;
  link?: LinkType;
  /** A control of 44 px (the member's photo): at the left on phones, at the far right from 1024 px. */
  start?: ReactNode;
  /** A control of 44 px at the right (the bell). */
  end?: ReactNode;
}

/**
 * The signed-in screens' header: 56 px (48 on short phones, 72 on desktop), brand in the centre. On low screens it is
 * the head of the rail.
 */
export function TopBar({ homeHref, link: Link = 'a', start, end }: TopBarProps) {
  return (
    <header className="top-bar">
      <div className="grid place-items-center lg:order-2">{start}</div>
      <Link
        href={homeHref}
        className="inline-flex justify-self-center no-underline lg:order-0 lg:justify-self-start low:hidden"
      >
        <Logo className="text-[1.375rem] lg:text-[1.625rem]" />
      </Link>
      <div className="grid place-items-center lg:order-1">{end}</div>
    </header>
  );
}
