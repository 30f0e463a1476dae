type Has = (element: Element) => boolean;

const isSilent: Has = (element) => element.closest('[aria-hidden=true], [hidden], [inert]') !== null;
const has =
  (...names: readonly string[]): Has =>
  (element) =>
    names.some((name) => element.hasAttribute(name));
const isNamed = has('aria-label', 'aria-labelledby');
const holds =
  (selector: string): Has =>
  (element) =>
    element.querySelector(selector) !== null;

const saysSomething: Has = (element) =>
  isSilent(element) ||
  isNamed(element) ||
  element.textContent.trim() !== '' ||
  holds('img[alt]:not([alt=""]), [role=img][aria-label]')(element);

const isLabelled: Has = (control) =>
  isSilent(control) ||
  isNamed(control) ||
  control.closest('label') !== null ||
  control.ownerDocument.querySelector(`label[for="${control.id}"]`) !== null;

const isSaidAloud: Has = (drawing) => isSilent(drawing) || isNamed(drawing);
const takesFocus = holds(
  ':is(button, a[href], input, select, textarea, [tabindex]):not([tabindex="-1"], [type=hidden])',
);
const isChecked = holds('[required], [type=email], [type=number]');

/** Says of each kind of element what screen readers and keys need of it. */
const rules: readonly (readonly [string, string, Has])[] = [
  // A button without a type sends the form around it.
  ['button', 'type', has('type')],
  ['a', 'address', has('href')],
  ['button, a', 'name', saysSomething],
  ['input, select, textarea', 'label', isLabelled],
  // The arrow keys move between choices of one name only.
  ['[type=radio]', 'name of its group', has('name')],
  ['img', 'alt', has('alt')],
  ['svg', 'name, or aria-hidden', isSaidAloud],
  ['dialog[open], nav, [role=radiogroup]', 'name', isNamed],
  ['fieldset', 'name', (group) => isNamed(group) || holds('legend')(group)],
  ['th', 'scope', has('scope')],
  // Otherwise the browser speaks in place of the form, in its own language.
  ['form', 'noValidate', (form) => has('novalidate')(form) || !isChecked(form)],
  ['[aria-hidden=true]', 'way around what screen readers skip', (part) => has('inert')(part) || !takesFocus(part)],
];

const kinds = rules.map(([selector]) => selector).join(', ');

/** Returns the elements of a page that lack what screen readers say of them, or what keys need. */
export function namelessParts(body: HTMLElement): string[] {
  return [...body.querySelectorAll(kinds)].flatMap((element) =>
    rules
      .filter(([selector, , isMet]) => element.matches(selector) && !isMet(element))
      .map(([, what]) => `no ${what}: ${element.outerHTML.slice(0, 150)}`),
  );
}
