import { until } from './until.ts';
import { wordsOf } from './words-of.ts';

/** A field, select or text area: tests read only what all of them have, and what checkboxes have. */
export type Control = HTMLInputElement;

/** Any element. Tests know which it is. */
type Found = HTMLInputElement & HTMLLabelElement;

export const nameOf = (element: HTMLElement) => element.getAttribute('aria-label') ?? element.textContent;

/** In a browser nobody reaches what is in there. */
export const unreachable = '[inert], [hidden], dialog:not([open]):not([popover])';

/** Finds what is on a screen. */
export function eyesOn(body: HTMLElement) {
  /** Returns the texts of the screen, with bars between the elements. */
  const text = () =>
    [...body.querySelectorAll('*')]
      .filter(({ childNodes }) => [...childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE))
      .map((element) => element.textContent)
      .join('|');
  /** Returns all elements of this kind whose name begins so. */
  const all = (selector: string, name: string) =>
    [...body.querySelectorAll<Found>(selector)].filter((element) => nameOf(element).startsWith(name));
  const find = (selector: string, name: string) =>
    until(() => {
      const [found] = all(selector, name);
      if (!found) throw new Error(`no ${name} in ${text()}`);
      return found;
    });
  return {
    text,
    all,
    /** Returns the whole screen in words, for a snapshot. */
    words: () => wordsOf(body),
    /** Resolves to the first button or link whose name begins so. */
    button: (name: string) => find('button, a', name),
    /** Resolves to the control with this label. */
    async field(label: string): Promise<Control> {
      const controls = body.querySelectorAll<Control>('input, select');
      const named = [...controls].find((each) => each.getAttribute('aria-label') === label);
      const control = named ?? (await find('label', label)).control;
      if (!control) throw new Error(`no field ${label}`);
      return control as Control;
    },
  };
}
