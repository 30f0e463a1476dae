import { useLayoutEffect } from 'react';
import { app } from '../i18n/app.ts';
import type { Message } from '../i18n/define-messages.ts';
import { isLanguageOutdated } from '../i18n/language.ts';
import { t } from '../i18n/translate.ts';
import { missingCode, reloadPage } from '../loading/missing-code.ts';

/** Scroll positions in px by history entry. They last as long as the document. */
const positions = new Map<string, number>();
/** The history entry whose page is on screen. While a page changes, it differs from the current entry. */
let shownEntry: string | undefined;
/**
 * The row that the member followed to an inner page, by history entry. When they come back, that row gets the focus.
 */
const followedRows = new Map<string, string>();

/**
 * Returns the current history entry. Undefined in browsers without the Navigation API, where pages always start at the
 * top.
 */
function currentEntry(): string | undefined {
  return 'navigation' in window ? window.navigation.currentEntry?.key : undefined;
}

/**
 * Records the scroll position of each history entry, and the row that led away from it. The browser's own restoration
 * would run before the entry's page is rendered, when there is nothing to scroll yet.
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
  addEventListener(
    'click',
    ({ target }) => {
      const row = target instanceof Element ? target.closest('a[data-row]') : null;
      const entry = currentEntry();
      if (!row || entry === undefined) return;
      followedRows.set(entry, row.getAttribute('href') ?? '');
      // The scroll event comes with the next frame, which may be too late.
      if (entry === shownEntry) positions.set(entry, scrollY);
    },
    { capture: true },
  );
}

function focusFollowedRow(): boolean {
  const href = followedRows.get(shownEntry ?? '');
  const row = href === undefined ? null : document.querySelector<HTMLElement>(`a[data-row][href="${href}"]`);
  row?.focus({ preventScroll: true });
  return row !== null;
}

/** Moves the focus to the page's heading, where reading starts. */
export function focusHeading(): void {
  const heading = 'main h1, [role=main] h1';
  if (focusFirst(heading)) return;
  focusFirst('main');
  // The heading comes with code that is still loading. It gets the focus then, unless the member has moved it.
  const { activeElement } = document;
  const observer = new MutationObserver(() => {
    if (document.activeElement !== activeElement || focusFirst(heading)) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

function focusFirst(selector: string): boolean {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) return false;
  if (!found.hasAttribute('tabindex')) found.tabIndex = -1;
  found.style.outline = 'none';
  found.focus({ preventScroll: true });
  return true;
}

let isFirstPage = true;

/**
 * Rendered after a page. Sets the document's title unless the page does, and restores the focus and the scroll position
 * after a change of page. If the language was changed in another tab, the next page reloads to apply it.
 */
export function RouteFocus({ title }: { title?: Message | undefined }) {
  // Before the page is painted, or it would show at the former position first, and move under a finger.
  useLayoutEffect(() => {
    if (title) document.title = t(app.title, { page: t(title) });
    shownEntry = currentEntry();
    if (isFirstPage) {
      isFirstPage = false;
      return;
    }
    // The member has gone on.
    missingCode.write(undefined);
    if (isLanguageOutdated()) void reloadPage();
    scrollTo({ top: positions.get(shownEntry ?? '') ?? 0, behavior: 'instant' });
    if (!focusFollowedRow()) focusHeading();
  }, [title]);
  return null;
}
