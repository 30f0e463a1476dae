import type { Locator, Page } from '@playwright/test';
import { expect } from '../test.ts';

const stopsMax = 60;

/** Describes the focused element: whether it is `target`, has a visible focus ring and is not covered. */
async function lookAtFocus(page: Page, target: Locator) {
  const wanted = await target.elementHandle();
  return page.evaluate((element) => {
    const focused = document.activeElement ?? document.body;
    const hasRing = (each: Element | null) => {
      if (!each) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(each);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    };
    // Hidden inputs show the ring on their label or on the box beside them. Sliders show it on their thumb, which
    // scripts cannot read.
    const shown = focused.closest('label') ?? focused;
    const ringed =
      hasRing(focused) ||
      hasRing(shown) ||
      hasRing(focused.nextElementSibling) ||
      focused.matches('[type=range]:focus-visible');
    const { left, top, width, height } = shown.getBoundingClientRect();
    const elementAt = (x: number, y: number) =>
      document.elementsFromPoint(left + width * x, top + height * y).find((each) => !each.matches('[type=range]')) ??
      null;
    const fractions = [0.1, 0.5, 0.9];
    const inSight = fractions.some((x) =>
      fractions.some((y) => {
        const over = elementAt(x, y);
        return over !== null && (shown.contains(over) || over.contains(shown));
      }),
    );
    const label =
      focused.getAttribute('aria-label') ?? focused.getAttribute('name') ?? focused.textContent?.slice(0, 40);
    return {
      isTarget: focused === element,
      isBody: focused === document.body,
      ringed,
      inSight,
      name: `${focused.tagName} ${label}`,
    };
  }, wanted);
}

/** Presses Tab until `target` has the focus; every stop on the way has to show its focus ring and be uncovered. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const stops: string[] = [];
  await target.waitFor({ state: 'attached' });
  while (stops.length < stopsMax) {
    await page.keyboard.press(key);
    const stop = await lookAtFocus(page, target);
    stops.push(stop.name);
    // The page may still scroll there, or something that covers it may be leaving.
    const look = () => lookAtFocus(page, target);
    if (!stop.isBody) await expect.soft.poll(look, stop.name).toMatchObject({ ringed: true, inSight: true });
    if (stop.isTarget) return;
  }
  throw new Error(`Tab does not reach ${target.toString()}, but only:\n${stops.join('\n')}`);
}

/** Moves to `target` with Tab and presses Enter. */
export async function tabAndPress(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Moves to `target` with Tab and types. */
export async function tabAndType(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/**
 * Expects that Tab, forwards and backwards, never leaves the dialog for the page. The browser's own bar, which scripts
 * see as the body, is allowed.
 */
export async function expectTrapped(page: Page, dialog: Locator): Promise<void> {
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    for (let step = 0; step < 15; step += 1) {
      await page.keyboard.press(key);
      expect(
        await dialog.evaluate(
          (element) => document.activeElement === document.body || element.contains(document.activeElement),
        ),
      ).toBe(true);
    }
  }
}

/** After a navigation the title names the page and the focus is on its heading. */
export async function expectNavigatedTo(page: Page, title: string): Promise<void> {
  await expect(page).toHaveTitle(`${title} · Mwanzo`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
}
