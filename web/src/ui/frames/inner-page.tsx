import arrowLeftIcon from 'lucide/dist/esm/icons/arrow-left.mjs';
import { useEffect, type MouseEvent, type ReactNode } from 'react';
import { app } from '../../i18n/app.ts';
import { innerPages } from '../../i18n/inner-pages.ts';
import { t } from '../../i18n/translate.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/icon.tsx';
import type { RouterLink } from './link-type.ts';

/** The navigation state of links to an inner page from the page above it. */
export const fromAbove = { fromAbove: true };

/**
 * For links to the page above. If the member came from there the link goes back instead, so that each page has one entry
 * in the history. After a deep link it takes this page's place.
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
  /** The page above this one, where the arrow leads. */
  up: string;
  link: RouterLink;
  children: ReactNode;
  /** Stays in view beside the title. */
  status?: ReactNode;
  /** Stays in view at the bottom. */
  foot?: ReactNode;
  /** With the navigation of the app's main pages on phones too. */
  withNav?: boolean;
  /** For a grid. */
  wide?: boolean;
}

/** A page below another one: a head of 56 px with an arrow that leads up. Its title is the document's too. */
export function InnerPage({
  title,
  up,
  link: Link,
  children,
  status,
  foot,
  withNav = false,
  wide = false,
}: InnerPageProps) {
  useEffect(() => {
    document.title = t(app.title, { page: title });
  }, [title]);
  return (
    <main className={classNames('mx-auto flex min-h-dvh flex-col', wide ? 'max-w-[880px]' : 'max-w-[560px]')}>
      <div className="sticky top-(--notice-h) z-20 grid h-14 flex-none grid-cols-[44px_1fr_auto] items-center gap-1 bg-cotton px-2.5">
        <Link
          href={up}
          aria-label={t(innerPages.back)}
          className="grid size-11 place-items-center rounded-md hover:bg-sunk"
          {...upLink}
        >
          <Icon icon={arrowLeftIcon} />
        </Link>
        <h1 tabIndex={-1} className="truncate text-[1.5rem] leading-[1.3] outline-none">
          {title}
        </h1>
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
        {children}
      </div>
      {foot}
    </main>
  );
}
