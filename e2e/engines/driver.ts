/** How a member would name something on the screen. */
export interface Search {
  readonly role: 'button' | 'link' | 'radio' | 'checkbox' | 'field' | 'file';
  /** The whole name, or how it begins if it ends with an asterisk. */
  readonly name: string;
}

export interface DrivenElement {
  /** With the pointer, at its middle. */
  click: () => Promise<void>;
  /** Key by key, after what is there. */
  type: (text: string) => Promise<void>;
  /** The option of a select with this value. */
  select: (value: string) => Promise<void>;
  /** @param file its path */
  upload: (file: string) => Promise<void>;
}

/** One browser of one engine, with one page. */
export interface Driver {
  open: (address: string) => Promise<void>;
  /** Runs a function on the page. It must not use anything from outside itself. */
  evaluate: <Args extends unknown[], Result>(
    body: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>;
  /** Null as long as it is not there, or cannot be used. */
  find: (search: Search) => Promise<DrivenElement | null>;
  pressKey: (key: 'Enter' | 'Escape') => Promise<void>;
  /** Errors and warnings of pages, and what their content policy refused, so far. */
  complaints: () => Promise<string[]>;
  close: () => Promise<void>;
}

export interface Window {
  readonly width: number;
  readonly height: number;
}
