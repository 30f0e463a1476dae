import { classNames } from '../class-names.ts';

interface CutTitleProps {
  id?: string;
  /** The text, which is truncated if there is not enough room. */
  text: string;
  /** Shown after the text and a comma, and never truncated. */
  end?: string | undefined;
  className?: string | undefined;
}

/** A one-line heading whose end is always visible. */
export function CutTitle({ id, text, end, className }: CutTitleProps) {
  return (
    <h2
      id={id}
      aria-label={end === undefined ? text : `${text}, ${end}`}
      className={classNames('flex min-w-0', className)}
    >
      <bdi className="truncate pb-0.5">{text}</bdi>
      {end !== undefined && (
        <>
          {/* If there is not enough room, the comma disappears before the text is truncated: a space looks better
              after an ellipsis. */}
          <span className="shrink-9999 overflow-hidden">,</span>
          <span className="flex-none whitespace-pre"> {end}</span>
        </>
      )}
    </h2>
  );
}
