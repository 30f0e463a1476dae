import type { Page } from '@playwright/test';

/**
 * Finds what a person could not read or press: a page that scrolls sideways, a control that is cut off at a side or
 * stays covered after scrolling to it, words that stick out of their button.
 */
export function findLayoutProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const problems: string[] = [];
    /** A line box is higher than its letters, by up to this many px. */
    const lineGap = 12;
    const { documentElement: root } = document;
    if (Math.max(root.scrollWidth, innerWidth) > root.clientWidth)
      problems.push(`the page is ${root.scrollWidth} px wide in ${root.clientWidth}`);
    const scope = [...document.querySelectorAll(':modal, dialog:popover-open')].at(-1) ?? document;
    const nameOf = (element: Element) => {
      const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
      return `${element.tagName.toLowerCase()} "${label.trim().slice(0, 40)}"`;
    };

    /** The boxes of the words, except those for screen readers only. */
    const wordsOf = (element: Element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const boxes: DOMRect[] = [];
      while (texts.nextNode()) {
        const words = document.createRange();
        words.selectNode(texts.currentNode);
        if ((texts.currentNode.parentElement?.clientWidth ?? 0) !== 1) boxes.push(...words.getClientRects());
      }
      return boxes;
    };

    for (const control of scope.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')) {
      if (control.closest('[inert]') || !control.checkVisibility({ visibilityProperty: true })) continue;
      // Only the thumb of a slider takes the pointer.
      const shown =
        control.closest('label') ?? (control.matches('[type=range]') ? control.parentElement : null) ?? control;
      shown.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const box = shown.getBoundingClientRect();
      // The skip link is that small until it has the focus.
      if (box.width <= 1) continue;
      if (box.left < -1 || box.right > root.clientWidth + 1)
        problems.push(`${nameOf(control)} reaches from ${box.left} to ${box.right} px`);
      const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      const reached = over !== null && (shown.contains(over) || over.contains(shown));
      if (!reached)
        problems.push(`${nameOf(control)} ${over === null ? 'is out of sight' : `is covered by ${nameOf(over)}`}`);
      const inside = wordsOf(control).every(
        ({ left, right, top, bottom }) =>
          left >= box.left - 2 && right <= box.right + 2 && top >= box.top - lineGap && bottom <= box.bottom + lineGap,
      );
      const isCut = [control, ...control.querySelectorAll('*')].some(
        (each) => getComputedStyle(each).textOverflow === 'ellipsis',
      );
      if (!inside && !isCut && control.matches('a, button:not([aria-label])'))
        problems.push(`the words of ${nameOf(control)} stick out`);
    }
    return problems;
  });
}
