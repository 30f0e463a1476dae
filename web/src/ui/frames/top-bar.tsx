import type { ReactNode } from 'react';
import { Logo } from '../drawings/logo.tsx';
import type { LinkType } from './link-type.ts';

interface TopBarProps {
  homeHref: string;
  link?: LinkType;
  /** 44 px at the left on phones (the member's photo), at the far right from 1024 px. */
  start?: ReactNode;
  /** 44 px at the right (the bell). */
  end?: ReactNode;
}

/** The signed-in screens' header: 56 px (48 on short phones, 72 on desktop), brand in the centre. On low screens it is the head of the rail. */
export function TopBar({ homeHref, link: Link = 'a', start, end }: TopBarProps) {
  return (
    <header className="sticky top-(--notice-h) z-20 grid h-(--top-h) grid-cols-[44px_1fr_44px] items-center bg-cotton px-3 lg:grid-cols-[1fr_auto_auto] lg:gap-3 lg:px-10 low:fixed low:top-(--notice-h) low:left-[env(safe-area-inset-left)] low:z-31 low:h-auto low:w-19 low:grid-cols-1 low:bg-transparent low:px-0 low:py-1">
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
