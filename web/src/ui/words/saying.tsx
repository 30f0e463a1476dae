import { classNames } from '../class-names.ts';

interface SayingProps {
  /** The Swahili line. */
  children: string;
  /** Its English, under it. */
  meaning?: string;
  className?: string | undefined;
}

/** The printed saying: one line of condensed capitals, its English under it; at most one per screen. */
export function Saying({ children, meaning, className }: SayingProps) {
  return (
    <div className={classNames('text-center', className)}>
      <p lang="sw" className="saying text-[1.3125rem] text-primary-text">
        {children}
      </p>
      {meaning !== undefined && <p className="mt-1 text-small text-ink-2">{meaning}</p>}
    </div>
  );
}
