// Functions that run on the page, in every engine. They use nothing from outside themselves.
import type { Search } from './driver.ts';

declare global {
  interface Window {
    mwanzoComplaints?: string[];
  }
}

/** Collects errors, warnings and what the content policy refused, once per document. */
export function recordComplaints(): void {
  if (window.mwanzoComplaints) return;
  const complaints: string[] = [];
  window.mwanzoComplaints = complaints;
  for (const level of ['error', 'warn'] as const) {
    const log = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      complaints.push(`console.${level}: ${values.map(String).join(' ')}`);
      log(...values);
    };
  }
  addEventListener('error', (event) => complaints.push(`uncaught: ${event.message}`));
  addEventListener('unhandledrejection', (event) => complaints.push(`unhandled: ${String(event.reason)}`));
  addEventListener('securitypolicyviolation', (event) =>
    complaints.push(`refused by ${event.effectiveDirective}: ${event.blockedURI}`),
  );
}

/** The element that a member would use now: in sight, not covered, not disabled. A file input is never in sight. */
export function findUsable({ role, name }: Search): Element | null {
  const selectors = {
    button: 'button',
    link: 'a[href]',
    radio: 'input[type=radio]',
    checkbox: 'input[type=checkbox]',
    field: 'input:not([type=radio], [type=checkbox], [type=file]), select, textarea',
    file: 'input[type=file]',
  };
  const spaced = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const namesOf = (element: Element) => {
    const labels = 'labels' in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : [];
    return [
      element.getAttribute('aria-label'),
      ...labels.map((label) => label.textContent),
      element.getAttribute('placeholder'),
      role === 'button' || role === 'link' ? element.textContent : '',
    ].map(spaced);
  };
  const isNamed = (element: Element) =>
    namesOf(element).some((known) => (name.endsWith('*') ? known.startsWith(name.slice(0, -1)) : known === name));
  const openModals = [...document.querySelectorAll('dialog:modal')];
  const isReachable = (element: Element) =>
    !element.closest('[inert]') &&
    element.getAttribute('aria-disabled') !== 'true' &&
    !element.matches(':disabled') &&
    (openModals.length === 0 || openModals.at(-1)?.contains(element));
  const found = [...document.querySelectorAll(selectors[role])].filter(
    (element) => isNamed(element) && isReachable(element),
  );
  if (role === 'file') return found[0] ?? null;
  const isHit = (element: Element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    // The navigation may cover an element at the edge of the window. A member would scroll further.
    return (['nearest', 'center'] as const).some((block) => {
      element.scrollIntoView({ block, behavior: 'instant' });
      const box = element.getBoundingClientRect();
      const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    });
  };
  // Radio buttons and check boxes are drawn by their labels.
  const isDrawn = role === 'radio' || role === 'checkbox';
  const shown = found.map((element) => (isDrawn ? (element.closest('label') ?? element) : element));
  return shown.find(isHit) ?? null;
}
