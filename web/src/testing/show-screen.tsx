import { Window } from 'happy-dom';
import type { ReactNode } from 'react';
import { onTestFinished, vi } from 'vitest';
import { brokenReferences } from './broken-references.ts';
import { eyesOn, nameOf, unreachable } from './eyes-on.ts';
import { namelessParts } from './nameless-parts.ts';
import type { openPage } from './open-page.ts';
import { taskTurns } from './run-hook.tsx';
import { until } from './until.ts';
import { watchOpening } from './watch-opening.ts';

// Node has no such function, and a timer of a screen may call it after its page is closed.
globalThis.removeEventListener ??= () => undefined;

type Page = Awaited<ReturnType<typeof openPage>>;

/** The app and react-dom take these from the document's window. The rest stays the page's own. */
const domNames = [
  'CSS',
  'document',
  'Element',
  'HTMLAnchorElement',
  'HTMLButtonElement',
  'HTMLElement',
  'HTMLIFrameElement',
  'HTMLInputElement',
  'HTMLTextAreaElement',
  'Node',
] as const;

/** Node's `fetch` sends only Node's own FormData, so this one copies what the form holds. */
const formDataOf = (window: Window) =>
  class extends FormData {
    constructor(form?: HTMLFormElement) {
      super();
      if (!form) return;
      const held = new window.FormData(form as unknown as ConstructorParameters<typeof window.FormData>[0]);
      for (const [name, value] of held) if (typeof value === 'string') this.append(name, value);
    }
  };

/** Opens an empty document. It has no layout: that, and what a browser does by itself, is tested in browsers. */
function openDocument({ effects }: Page): void {
  const window = new Window({
    url: 'http://localhost',
    settings: { navigation: { disableMainFrameNavigation: true } },
  });
  const { document } = window;
  Object.assign(document, effects.follow('document', document as unknown as Document));
  for (const name of domNames) vi.stubGlobal(name, window[name]);
  vi.stubGlobal('FormData', formDataOf(window));
  onTestFinished(() => window.happyDOM.close());
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

/** Sets a property as typing does: react-dom does not take note of it. */
function setValue(control: HTMLElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
}

/** Presses and types on a screen. Each action resolves once its effects have run. */
function handsOn(page: Page, { button, field }: ReturnType<typeof eyesOn>, flushSync: (run: () => void) => void) {
  // Node's event targets refuse the events of a document, and the other way round.
  const { Event: DomEvent } = document.defaultView ?? globalThis;
  /** @returns false if the screen has prevented what the browser would do */
  const dispatch = (element: HTMLElement, type: string, fields: object = {}) => {
    const event = new DomEvent(type, { bubbles: true, cancelable: true });
    Object.defineProperties(event, Object.getOwnPropertyDescriptors(fields));
    return flushSync(() => element.dispatchEvent(event));
  };
  /** Types a text into a field, in place of what was there. */
  const write = async (control: HTMLElement, value: string) => {
    setValue(control, value);
    dispatch(control, 'input');
    await taskTurns();
  };
  const click = async (element: HTMLElement | null | undefined) => {
    if (!element) throw new Error('nothing to press');
    await until(() => {
      if (element.closest(unreachable)) throw new Error(`nobody can press ${nameOf(element)}`);
    });
    const check = watchOpening(element, nameOf(element));
    flushSync(() => element.click());
    await taskTurns();
    check();
  };
  return {
    dispatch,
    pressElement: click,
    press: async (name: string) => click(await button(name)),
    /** Presses a key on the page, outside its fields. */
    async key(key: string): Promise<void> {
      const held = { ctrlKey: false, altKey: false, metaKey: false, repeat: false };
      flushSync(() => page.dispatch('keydown', { key, ...held }));
      await taskTurns();
    },
    /** Submits the form, as Enter does. */
    async submit(): Promise<void> {
      flushSync(() => document.querySelector('form')?.requestSubmit());
      await taskTurns();
    },
    write,
    type: async (label: string, value: string) => write(await field(label), value),
    /** Presses a checkbox, switch or radio button. */
    toggle: async (label: string) => click(await field(label)),
    async choose(label: string, ...files: File[]): Promise<void> {
      const control = await field(label);
      if (files.length > 1 && !control.multiple) throw new Error(`${label} takes one file`);
      let value = 'chosen';
      Object.defineProperty(control, 'files', { value: files, configurable: true });
      Object.defineProperty(control, 'value', {
        get: () => value,
        set(next: string) {
          value = next;
        },
        configurable: true,
      });
      dispatch(control, 'change');
      await taskTurns();
      // A browser tells of no file that the field has already.
      if (control.isConnected && value !== '')
        throw new Error(`${label} was not emptied, so the same file cannot be chosen again`);
    },
    /** Moves the focus out of a field. */
    async leave(label: string): Promise<void> {
      dispatch(await field(label), 'focusout');
      await taskTurns();
    },
  };
}

/**
 * Shows a screen with its effects on this page, until the test ends, and presses and types in it. The test imports the
 * screen after `openPage`. `path` is where the router begins.
 */
export async function showScreen(page: Page, screen: ReactNode, path = '/') {
  openDocument(page);
  vi.stubGlobal('location', new URL(path, 'http://localhost'));
  vi.stubGlobal('matchMedia', () => {
    const list = Object.assign(new EventTarget(), { matches: true });
    return Object.assign(list, page.effects.follow('media', list));
  });
  vi.stubGlobal('scrollTo', () => undefined);
  stubHistory(() => page.dispatch('popstate'));
  const { flushSync } = await import('react-dom');
  const { createRoot } = await import('react-dom/client');
  const { QueryClientProvider } = await import('@tanstack/react-query');
  const { Router } = await import('wouter');
  const { memoryLocation } = await import('wouter/memory-location');
  const router = memoryLocation({ path, record: true });
  let state: unknown;
  const useRecordedLocation: typeof router.hook = () => {
    const [at, navigate] = router.hook();
    const go: typeof navigate = (to, options?: { state?: unknown; replace?: boolean }) => {
      page.steps.notePage(String(to), options);
      state = options?.state;
      navigate(to, options);
    };
    return [at, go];
  };
  const root = createRoot(document.body);
  const show = (shown: ReactNode) =>
    flushSync(() =>
      root.render(
        <Router hook={useRecordedLocation} searchHook={router.searchHook}>
          <QueryClientProvider client={page.client}>{shown}</QueryClientProvider>
        </Router>,
      ),
    );
  onTestFinished(async () => {
    await taskTurns();
    const broken = brokenReferences(document.body);
    const nameless = namelessParts(document.body);
    page.steps.during('leaving', () => flushSync(() => root.unmount()));
    await taskTurns();
    if (broken.length > 0) throw new Error(`References of the screen lead nowhere: ${broken.join(', ')}`);
    if (nameless.length > 0) throw new Error(`Parts of the screen lack something:\n${nameless.join('\n')}`);
  });
  page.steps.during('opening', () => show(screen));
  await taskTurns();
  const eyes = eyesOn(document.body);
  return {
    ...eyes,
    ...handsOn(page, eyes, flushSync),
    /** Shows something else in its place. */
    show: (shown: ReactNode) => page.steps.during('showing', () => show(shown)),
    /** Returns the pages to which the screen has led, the present one last. */
    paths: () => router.history,
    /** Returns the state that the screen has given to the present page. */
    state: () => state,
  };
}
