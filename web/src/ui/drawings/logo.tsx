import { useId } from 'react';
import { classNames } from '../class-names.ts';

const heart =
  'M16 28.8C9 23.8 2.6 18.7 2.6 11.7 2.6 7.4 5.9 4 10.1 4c2.4 0 4.5 1.1 5.9 3 ' +
  '1.4-1.9 3.5-3 5.9-3 4.2 0 7.5 3.4 7.5 7.7 0 7-6.4 12.1-13.4 17.1z';

interface LogoSymbolProps {
  /** The size in px, at least 16. */
  size?: number;
  /** If true, the three bands fade in from the bottom up. */
  loading?: boolean;
  className?: string | undefined;
}

/** The logo's symbol: a heart that rises over three bands of water. */
export function LogoSymbol({ size = 26, loading = false, className }: LogoSymbolProps) {
  const clip = useId();
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden className={classNames('flex-none', className)}>
      <clipPath id={clip}>
        <path d={heart} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width="32" height="15.5" className={classNames('fill-(--mark-1)', loading && 'band-3')} />
        <rect y="17.3" width="32" height="3.9" className={classNames('fill-coral', loading && 'band-2')} />
        <rect y="23" width="32" height="6" className={classNames('fill-[#f8b133]', loading && 'band-1')} />
      </g>
    </svg>
  );
}

interface LogoProps {
  /** The symbol's size in px. */
  size?: number;
  /** Sets the word's size, 22 px by default. */
  className?: string;
}

/** The logo: its symbol with the word. */
export function Logo({ size = 26, className = 'text-[1.375rem]' }: LogoProps) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-11 items-center gap-1.75 font-display leading-none font-bold tracking-[-0.04em]',
        className,
      )}
    >
      <LogoSymbol size={size} />
      mwanzo
    </span>
  );
}
