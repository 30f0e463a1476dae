import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useWideScreen } from '../../device/use-media.ts';
import { Logo } from '../drawings/logo.tsx';

interface TopBarProps {
  /** A control of 44 px (the member's photo): at the left on phones, at the far right from 1024 px. */
  start?: ReactNode;
  /** A control of 44 px at the right (the bell). */
  end?: ReactNode;
}

/**
 * The signed-in screens' header: 56 px (48 on short phones, 72 on desktop), brand in the centre. On low screens it is
 * the head of the rail.
 */
export function TopBar({ start, end }: TopBarProps) {
  const isWide = useWideScreen();
  const first = (
    <div key="start" className="grid place-items-center">
      {start}
    </div>
  );
  // The Tab key follows the order on screen.
  return (
    <header className="top-bar">
      {!isWide && first}
      <Link href="/discover" className="inline-flex justify-self-center no-underline lg:justify-self-start low:hidden">
        <Logo className="text-[1.375rem] lg:text-[1.625rem]" />
      </Link>
      <div className="grid place-items-center">{end}</div>
      {isWide && first}
    </header>
  );
}
