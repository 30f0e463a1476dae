import { useEffect } from 'react';
import { app } from '../i18n/app.ts';
import type { Message } from '../i18n/define-messages.ts';
import { isLanguageOutdated } from '../i18n/language.ts';
import { t } from '../i18n/translate.ts';

/** Scroll positions in px by history entry, for as long as the document lives. */
const positions = new Map<string, number>();
/** The entry whose page is on screen; during a change of page it is not the current entry. */
let shownEntry: string | undefined;

/** The current history entry; undefined in browsers without the Navigation API, where a page always starts at its top. */
function currentEntry(): string | undefined {
  return 'navigation' in window ? window.navigation.currentEntry?.key : undefined;
}

/**
 * Remembers how far each history entry was scrolled. The browser's own way restores before the
 * page of the entry is there, when there is nothing to scroll yet.
 */
export function watchScrolling(): void {
  history.scrollRestoration = 'manual';
  addEventListener(
    'scroll',
    () => {
      const entry = currentEntry();
      if (entry !== undefined && entry === shownEntry) positions.set(entry, scrollY);
    },
    { passive: true },
  );
}

/** Where a page is read from: its heading. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.style.outline = 'none';
  heading.focus({ preventScroll: true });
}

let first = true;

/** Rendered beside a page: once the page is there, sets the document's title, and after a change of page the focus and the scroll position; a language that was changed in another tab is taken up with the next page. */
export function RouteFocus({ title }: { title: Message }) {
  useEffect(() => {
    document.title = t(app.title, { page: t(title) });
    shownEntry = currentEntry();
    if (first) {
      first = false;
      return;
    }
    if (isLanguageOutdated()) return location.reload();
    scrollTo({ top: positions.get(shownEntry ?? '') ?? 0, behavior: 'instant' });
    focusHeading();
  }, [title]);
  return null;
}
