/** Names an element on the screen as a member would. */
export interface Search {
  readonly role: 'button' | 'link' | 'radio' | 'checkbox' | 'field' | 'file';
  /** The whole name, or its beginning if it ends with an asterisk. */
  readonly name: string;
}

export interface DrivenElement {
  /** Clicks the middle of the element with the pointer. */
  click: () => Promise<void>;
  /** Types key by key, after the text that the field holds. */
  type: (text: string) => Promise<void>;
  /** Chooses the option of a select that has this value. */
  select: (value: string) => Promise<void>;
  /** @param file its path */
  upload: (file: string) => Promise<void>;
}

/** One browser of one engine, with one page that is driven. */
export interface Driver {
  open: (address: string) => Promise<void>;
  /** Opens another tab of the same visitor. The driver stays with the first one. */
  openTab: (address: string) => Promise<void>;
  /** Runs a function on the page. It must not use anything from outside itself. */
  evaluate: <Args extends unknown[], Result>(
    body: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>;
  /** Returns null until the element is there and can be used. */
  find: (search: Search) => Promise<DrivenElement | null>;
  pressKey: (key: 'Enter' | 'Escape') => Promise<void>;
  /** Lists the errors and warnings of all pages so far, and what their content policy refused. */
  complaints: () => Promise<string[]>;
  close: () => Promise<void>;
}

export interface Window {
  readonly width: number;
  readonly height: number;
}
