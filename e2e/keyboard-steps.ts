import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

const stopsMax = 60;

/** What has the focus: whether it is `target`, whether one sees so, and whether it can be seen at all. */
async function lookAtFocus(page: Page, target: Locator) {
  const wanted = await target.elementHandle();
  return page.evaluate((element) => {
    const focused = document.activeElement ?? document.body;
    const isRinged = (each: Element | null) => {
      if (!each) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(each);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    };
    // Hidden inputs show it on their label or on the box beside them, sliders on their thumb, which no script can read.
    const shown = focused.closest('label') ?? focused;
    const ringed =
      isRinged(focused) ||
      isRinged(shown) ||
      isRinged(focused.nextElementSibling) ||
      focused.matches('[type=range]:focus-visible');
    const { left, top, width, height } = shown.getBoundingClientRect();
    const isShownAt = (x: number, y: number) =>
      document.elementsFromPoint(left + width * x, top + height * y).find((each) => !each.matches('[type=range]')) ??
      null;
    const parts = [0.1, 0.5, 0.9];
    const inSight = parts.some((x) =>
      parts.some((y) => {
        const over = isShownAt(x, y);
        return over !== null && (shown.contains(over) || over.contains(shown));
      }),
    );
    return {
      isTarget: focused === element,
      isBody: focused === document.body,
      ringed,
      inSight,
      name: `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.getAttribute('name') ?? focused.textContent?.slice(0, 40)}`,
    };
  }, wanted);
}

/** Goes on by Tab until `target` has the focus; every stop on the way shows the focus and lies under nothing. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const stops: string[] = [];
  await target.waitFor({ state: 'attached' });
  while (stops.length < stopsMax) {
    await page.keyboard.press(key);
    const stop = await lookAtFocus(page, target);
    stops.push(stop.name);
    if (!stop.isBody) expect.soft(stop, stop.name).toMatchObject({ ringed: true, inSight: true });
    if (stop.isTarget) return;
  }
  throw new Error(`Tab does not lead to ${target.toString()}, but to:\n${stops.join('\n')}`);
}

/** Goes there by Tab and presses it. */
export async function tabAndPress(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Goes there by Tab and types. */
export async function tabAndType(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Tab, forth and back, never leaves the dialog for the page (the browser's own bar, which is the body here, is free). */
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

/** A page that was come to: its title says so, and the focus is where reading starts. */
export async function expectArrival(page: Page, title: string): Promise<void> {
  await expect(page).toHaveTitle(`${title} · Mwanzo`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
}
