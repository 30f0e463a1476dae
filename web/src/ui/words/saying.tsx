import { classNames } from '../class-names.ts';

interface SayingProps {
  /** The saying in Swahili. */
  children: string;
  /** The English translation. */
  meaning?: string;
  className?: string | undefined;
}

/** A Swahili saying in condensed capitals, as printed on a kanga. At most one per screen. */
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
