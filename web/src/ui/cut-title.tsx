import { classNames } from './class-names.ts';

interface CutTitleProps {
  id?: string;
  /** Cut off where there is no room. */
  text: string;
  /** Never cut off; follows the text directly. */
  end: string;
  className?: string | undefined;
}

/** A heading on one line whose end always shows. */
export function CutTitle({ id, text, end, className }: CutTitleProps) {
  return (
    <h2 id={id} aria-label={`${text}${end}`} className={classNames('flex min-w-0', className)}>
      <span className="truncate pb-0.5">{text}</span>
      <span className="flex-none whitespace-pre">{end}</span>
    </h2>
  );
}
