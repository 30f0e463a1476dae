import chevronRightIcon from 'lucide/dist/esm/icons/chevron-right.mjs';
import { useId, type ReactNode } from 'react';
import { Link } from 'wouter';
import { classNames } from '../class-names.ts';
import { Icon, type IconNode } from '../icons/icon.tsx';
import { fromAbove } from './inner-page.tsx';

interface RowGroupProps {
  /** The heading above the card. */
  title?: string;
  /** A text below the card. */
  note?: ReactNode;
  children: ReactNode;
}

/** Groups rows on one card. */
export function RowGroup({ title, note, children }: RowGroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={title === undefined ? undefined : id} className="mt-5.5 first:mt-0">
      {title !== undefined && (
        <h2 id={id} className="mx-0.5 mb-2 text-[1.25rem] tracking-[-0.015em]">
          {title}
        </h2>
      )}
      <RowCard>{children}</RowCard>
      {note !== undefined && <Note>{note}</Note>}
    </section>
  );
}

export function RowCard({ children }: { children: ReactNode }) {
  return (
    <div className="overflow-hidden rounded-lg bg-surface shadow-1 [&>*+*]:shadow-[0_-1px_0_var(--color-line)]">
      {children}
    </div>
  );
}

export function Note({ children }: { children: ReactNode }) {
  return <p className="mx-1 mt-2 text-small text-ink-2">{children}</p>;
}

/** The layout that every kind of row shares. */
export const rowClass =
  'relative flex w-full min-h-14 items-center gap-3.5 py-2.25 pr-3.5 pl-4 text-left no-underline ' +
  'focus-visible:-outline-offset-3';

interface RowTextProps {
  icon?: IconNode | undefined;
  label: ReactNode;
  /** The current choice, or what the row does. */
  hint?: ReactNode;
  hintId?: string;
}

export function RowText({ icon, label, hint, hintId }: RowTextProps) {
  return (
    <>
      {icon && <Icon icon={icon} size={22} className="text-ink-2" />}
      <span className="min-w-0 flex-1">
        <span className="block leading-[1.3] font-semibold wrap-anywhere">{label}</span>
        {hint !== undefined && (
          <span id={hintId} className="block text-small leading-[1.38] wrap-anywhere text-ink-2">
            {hint}
          </span>
        )}
      </span>
    </>
  );
}

/** A row that does something at a press. */
export function PressRow({ onPress, lang, ...text }: RowTextProps & { onPress: () => void; lang?: string }) {
  return (
    <button type="button" lang={lang} className={`${rowClass} hover:bg-sunk`} onClick={onPress}>
      <RowText {...text} />
    </button>
  );
}

/** A row that opens a page below this one. */
export function LinkRow({ href, ...text }: RowTextProps & { href: string }) {
  return (
    <Link href={href} state={fromAbove} data-row className={classNames(rowClass, 'hover:bg-sunk')}>
      <RowText {...text} />
      <Icon icon={chevronRightIcon} size={20} className="text-line-strong" />
    </Link>
  );
}

/** A row that opens a separate document, which visitors can also open. */
export function DocumentRow({ href, ...text }: RowTextProps & { href: string }) {
  return (
    <a href={href} className={classNames(rowClass, 'hover:bg-sunk')}>
      <RowText {...text} />
      <Icon icon={chevronRightIcon} size={20} className="text-line-strong" />
    </a>
  );
}
