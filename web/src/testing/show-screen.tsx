import type { ReactNode } from 'react';
import { onTestFinished, vi } from 'vitest';
import type { openPage } from './open-page.ts';
import { taskTurns } from './run-hook.tsx';
import { SmallElement } from './small-dom.ts';
import { until } from './until.ts';

type Page = Awaited<ReturnType<typeof openPage>>;

/** A form of the small document has no browser that collects its values. */
class SmallFormData extends FormData {
  constructor(form?: SmallElement) {
    super();
    for (const { name, value } of form?.querySelectorAll('input, textarea') ?? []) this.append(name, value);
  }
}

/** Stubs the history of one page, whose entries are those of its layers. */
function stubHistory(popstate: () => void): void {
  const states: unknown[] = [null];
  vi.stubGlobal('history', {
    get state() {
      return states.at(-1);
    },
    pushState: (state: unknown) => void states.push(state),
    replaceState: (state: unknown) => void states.splice(-1, 1, state),
    go(by: number) {
      states.splice(by);
      setTimeout(popstate);
    },
  });
}

const nameOf = (element: SmallElement) => element.getAttribute('aria-label') ?? element.textContent;

/** Finds the control of a label, as a browser does: by its id, or inside it. */
function controlOf(label: SmallElement, root: SmallElement): SmallElement | null {
  const id = label.getAttribute('for');
  return id === null ? label.querySelector('input, textarea, select') : root.querySelector(`[id="${id}"]`);
}

/** Finds what is on a screen. */
function eyesOn(body: SmallElement) {
  /** Returns the texts of the screen, with bars between the elements. */
  const text = () =>
    body.all
      .filter(({ childNodes }) => childNodes.some(({ nodeType }) => nodeType === 3))
      .map((element) => element.textContent)
      .join('|');
  /** Returns all elements of this kind whose name begins so. */
  const all = (selector: string, name: string) =>
    body.querySelectorAll(selector).filter((element) => nameOf(element).startsWith(name));
  const find = (selector: string, name: string) =>
    until(() => {
      const [found] = all(selector, name);
      if (!found) throw new Error(`no ${name} in ${text()}`);
      return found;
    });
  return {
    text,
    all,
    /** Resolves to the first button or link whose name begins so. */
    button: (name: string) => find('button, a', name),
    /** Resolves to the control with this label. */
    async field(label: string): Promise<SmallElement> {
      const named = body.querySelectorAll('input, select').find((each) => each.getAttribute('aria-label') === label);
      const control = named ?? controlOf(await find('label', label), body);
      if (!control) throw new Error(`no field ${label}`);
      return control;
    },
  };
}

/** Presses and types on a screen. Each action resolves once its effects have run. */
function handsOn(page: Page, { button, field }: ReturnType<typeof eyesOn>, flushSync: (run: () => void) => void) {
  const { body } = page.document;
  /** @returns false if the screen has prevented what the browser would do */
  const dispatch = (element: SmallElement, type: string, fields: object = {}) => {
    const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), fields);
    flushSync(() => element.dispatchEvent(event));
    return !event.defaultPrevented;
  };
  /** Presses a button or link; a button of a form submits it. */
  const pressElement = async (element: SmallElement | undefined) => {
    if (!element) throw new Error('nothing to press');
    const goesOn = dispatch(element, 'click', { button: 0 });
    const form = body.querySelector(`form[id="${element.getAttribute('form')}"]`) ?? element.closest('form');
    if (goesOn && form && element.getAttribute('type') === 'submit') dispatch(form, 'submit');
    await taskTurns();
  };
  /** Changes the control of a label, and dispatches the event of that. */
  const change = async (label: string, type: string, changed: (control: SmallElement) => object) => {
    const control = await field(label);
    dispatch(Object.assign(control, changed(control)), type, { button: 0 });
    await taskTurns();
  };
  return {
    dispatch,
    pressElement,
    press: async (name: string) => pressElement(await button(name)),
    /** Presses a key on the page, outside its fields. */
    async key(key: string): Promise<void> {
      const held = { ctrlKey: false, altKey: false, metaKey: false, repeat: false };
      flushSync(() => page.dispatch('keydown', { key, ...held }));
      await taskTurns();
    },
    /** Submits the form, as Enter does. */
    async submit(): Promise<void> {
      const form = body.querySelector('form');
      if (form) dispatch(form, 'submit');
      await taskTurns();
    },
    type: (label: string, value: string) => change(label, 'input', () => ({ value })),
    /** Presses a checkbox, switch or radio button. */
    toggle: (label: string) => change(label, 'click', ({ checked }) => ({ checked: !checked })),
    /** Chooses files. */
    choose: (label: string, ...files: File[]) => change(label, 'change', () => ({ files })),
    /** Moves the focus out of a field. */
    leave: (label: string) => change(label, 'focusout', () => ({})),
  };
}

/**
 * Shows a screen with its effects on this page, until the test ends, and presses and types in it. The test imports the
 * screen after `openPage`. `path` is where the router begins.
 */
export async function showScreen(page: Page, screen: ReactNode, path = '/') {
  vi.stubGlobal('location', new URL(path, 'http://localhost'));
  vi.stubGlobal('FormData', SmallFormData);
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  for (const name of ['Element', 'HTMLElement', 'HTMLButtonElement']) vi.stubGlobal(name, SmallElement);
  stubHistory(() => page.dispatch('popstate'));
  const { flushSync } = await import('react-dom');
  const { createRoot } = await import('react-dom/client');
  const { QueryClientProvider } = await import('@tanstack/react-query');
  const { Router } = await import('wouter');
  const { memoryLocation } = await import('wouter/memory-location');
  const router = memoryLocation({ path, record: true });
  const root = createRoot(page.document.body as unknown as Element);
  const show = (shown: ReactNode) =>
    flushSync(() =>
      root.render(
        <Router hook={router.hook} searchHook={router.searchHook}>
          <QueryClientProvider client={page.client}>{shown}</QueryClientProvider>
        </Router>,
      ),
    );
  onTestFinished(async () => {
    flushSync(() => root.unmount());
    await taskTurns();
  });
  show(screen);
  await taskTurns();
  const eyes = eyesOn(page.document.body);
  return {
    ...eyes,
    ...handsOn(page, eyes, flushSync),
    /** Shows something else in its place. */
    show,
    /** Returns the pages to which the screen has led, the present one last. */
    paths: () => router.history,
  };
}
