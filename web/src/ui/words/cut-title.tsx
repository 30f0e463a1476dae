import { classNames } from '../class-names.ts';

interface CutTitleProps {
  id?: string;
  /** Cut off where there is no room. */
  text: string;
  /** Never cut off; stands after the text, parted by a comma. */
  end?: string | undefined;
  className?: string | undefined;
}

/** A heading on one line whose end always shows. */
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
          {/* Gives way before the text is cut: after the dots, and the gap they may leave, a blank parts better. */}
          <span className="shrink-9999 overflow-hidden">,</span>
          <span className="flex-none whitespace-pre"> {end}</span>
        </>
      )}
    </h2>
  );
}
