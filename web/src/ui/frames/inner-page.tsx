import arrowLeftIcon from 'lucide/dist/esm/icons/arrow-left.mjs';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'wouter';
import { innerPages } from '../../i18n/inner-pages.ts';
import { t } from '../../i18n/translate.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/icon.tsx';
import { useDocumentTitle } from './use-document-title.ts';

/** The navigation state of links to an inner page from the page above it. */
export const fromAbove = { fromAbove: true };

/**
 * Makes the properties of a link to the page above. If the member came from there, the link goes back instead, so that
 * each page has one entry in the history. After a deep link, the page above replaces this one in the history.
 */
export const upLink = {
  replace: true,
  onClick: (event: MouseEvent): void => {
    const state = history.state as { fromAbove?: boolean } | null;
    if (state?.fromAbove !== true) return;
    event.preventDefault();
    history.back();
  },
};

interface InnerPageProps {
  title: string;
  /** The page above this one, to which the arrow leads. */
  up: string;
  children: ReactNode;
  /** Content beside the title that stays in view. */
  status?: ReactNode;
  /** Content at the bottom that stays in view. */
  foot?: ReactNode;
  /** If true, phones also show the navigation bar of the main pages. */
  withNav?: boolean;
  /** If true, the page is wide enough for a grid. */
  wide?: boolean;
  /** If true, the title stands large below the head and scrolls away. */
  titleBelow?: boolean;
}

/**
 * A page below another one, with a head of 56 px and an arrow that leads up. Its title becomes the document's title.
 */
export function InnerPage({
  title,
  up,
  children,
  status,
  foot,
  withNav = false,
  wide = false,
  titleBelow = false,
}: InnerPageProps) {
  useDocumentTitle(title);
  return (
    <main
      className={classNames(
        'mx-auto flex min-h-[calc(100dvh-var(--notice-h))] flex-col',
        wide ? 'max-w-[880px]' : titleBelow ? 'max-w-[640px]' : 'max-w-[560px]',
      )}
    >
      <div
        className={
          'sticky top-(--notice-h) z-20 grid h-14 flex-none grid-cols-[44px_1fr_auto] items-center gap-1 ' +
          'bg-cotton px-2.5'
        }
      >
        <Link
          href={up}
          aria-label={t(innerPages.back)}
          className="grid size-11 place-items-center rounded-md hover:bg-sunk"
          {...upLink}
        >
          <Icon icon={arrowLeftIcon} />
        </Link>
        {titleBelow ? (
          <span />
        ) : (
          <h1 tabIndex={-1} className="truncate text-[1.5rem] leading-[1.3] outline-none">
            {title}
          </h1>
        )}
        {status}
      </div>
      <div
        className={classNames(
          'flex-1 px-4 pt-1',
          withNav
            ? 'pb-[calc(var(--nav-h)+24px+env(safe-area-inset-bottom))] lg:pb-10'
            : 'pb-[calc(24px+env(safe-area-inset-bottom))]',
        )}
      >
        {titleBelow && (
          <h1 tabIndex={-1} className="text-h1 text-balance outline-none">
            {title}
          </h1>
        )}
        {children}
      </div>
      {foot}
    </main>
  );
}
