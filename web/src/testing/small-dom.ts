import { SmallNode } from './small-node.ts';

/** Says whether an element has what a part of a selector asks for, such as `dialog` or `input[name="product"]`. */
function fits(element: SmallElement, part: string): boolean {
  return (part.match(/\[[^\]]*\]|^[\w-]+/g) ?? []).every((wanted) => {
    const [, name, value] = /^\[([\w-]+)(?:="([^"]*)")?\]$/.exec(wanted) ?? [];
    if (name === undefined) return element.localName === wanted;
    const found = name === 'open' ? (element.open ? '' : null) : element.getAttribute(name);
    return value === undefined ? found !== null : found === value;
  });
}

/** Says whether an element is inside others that fit these parts, the innermost first. */
function isInside(element: SmallElement, [part, ...outer]: readonly string[]): boolean {
  if (part === undefined) return true;
  for (let node = element.parentNode; node instanceof SmallElement; node = node.parentNode)
    if (fits(node, part)) return isInside(node, outer);
  return false;
}

/** An element. Its properties are those that react-dom writes and reads. */
export class SmallElement extends SmallNode {
  readonly attributes = new Map<string, string>();
  readonly style: Record<string, unknown> = { setProperty: () => undefined, removeProperty: () => undefined };
  readonly localName: string;
  readonly #document: SmallDocument;
  readonly namespaceURI: string;
  open = false;
  value = '';
  checked = false;
  selected = false;
  defaultSelected = false;
  type: string;
  name = '';

  constructor(localName: string, namespaceURI: string, document: SmallDocument) {
    super(1, localName.toUpperCase(), document);
    this.#document = document;
    this.localName = localName;
    this.namespaceURI = namespaceURI;
    this.type = localName === 'input' ? 'text' : '';
  }

  /** The text between the tags of a textarea. */
  set defaultValue(text: string) {
    if (this.localName === 'textarea') this.textContent = text;
  }

  get tagName(): string {
    return this.nodeName;
  }

  get isConnected(): boolean {
    return this.#document.contains(this);
  }

  get nextElementSibling(): SmallElement | null {
    return this.#sibling(1);
  }

  get previousElementSibling(): SmallElement | null {
    return this.#sibling(-1);
  }

  #sibling(by: 1 | -1): SmallElement | null {
    const elements = this.parentNode?.childNodes.filter((each) => each instanceof SmallElement) ?? [];
    return elements[elements.indexOf(this) + by] ?? null;
  }

  /** The elements below this one, in the order of the document. */
  get all(): SmallElement[] {
    return this.childNodes.flatMap((child) => (child instanceof SmallElement ? [child, ...child.all] : []));
  }

  get dataset(): Record<string, string> {
    const data = [...this.attributes].filter(([name]) => name.startsWith('data-'));
    return Object.fromEntries(data.map(([name, value]) => [name.slice(5), value]));
  }

  get options(): SmallElement[] {
    return this.querySelectorAll('option');
  }

  getAttribute(name: string): string | null {
    return this.attributes.get(name.toLowerCase()) ?? null;
  }

  hasAttribute(name: string): boolean {
    return this.attributes.has(name.toLowerCase());
  }

  setAttribute(name: string, value: unknown): void {
    this.attributes.set(name.toLowerCase(), String(value));
    if (name === 'value' && this.localName === 'option') this.value = String(value);
  }

  removeAttribute(name: string): void {
    this.attributes.delete(name.toLowerCase());
  }

  matches(selector: string): boolean {
    return selector.split(',').some((one) => {
      const [last = '', ...outer] = one
        .trim()
        .split(/[\s>]+/)
        .toReversed();
      return fits(this, last) && isInside(this, outer);
    });
  }

  closest(selector: string): SmallElement | null {
    if (this.matches(selector)) return this;
    return this.parentNode instanceof SmallElement ? this.parentNode.closest(selector) : null;
  }

  querySelectorAll(selector: string): SmallElement[] {
    return this.all.filter((element) => element.matches(selector));
  }

  querySelector(selector: string): SmallElement | null {
    return this.querySelectorAll(selector)[0] ?? null;
  }

  focus(): void {
    this.#document.activeElement = this;
  }

  showModal(): void {
    this.open = true;
  }

  close(): void {
    this.open = false;
  }
}

const html = 'http://www.w3.org/1999/xhtml';

/**
 * A document with as much of the DOM as react-dom and our effects need, so that a test can show a screen in Node, press
 * its buttons and see its effects. Layout, styles and the browser's own behaviour are tested in browsers.
 */
export class SmallDocument extends SmallNode {
  readonly documentElement: SmallElement;
  readonly body: SmallElement;
  readonly visibilityState = 'visible';
  readonly cookie = '';
  /** react-dom looks whether it exists. */
  readonly oninput = null;
  title = '';
  activeElement: SmallElement | null = null;

  constructor() {
    super(9, '#document', null);
    this.documentElement = this.createElement('html');
    this.body = this.createElement('body');
    this.appendChild(this.documentElement);
    this.documentElement.appendChild(this.body);
  }

  createElement(name: string): SmallElement {
    return new SmallElement(name, html, this);
  }

  createElementNS(namespace: string, name: string): SmallElement {
    return new SmallElement(name, namespace, this);
  }

  createTextNode(text: string): SmallNode {
    const node = new SmallNode(3, '#text', this);
    node.nodeValue = text;
    return node;
  }

  querySelector(selector: string): SmallElement | null {
    return this.documentElement.querySelector(selector);
  }

  querySelectorAll(selector: string): SmallElement[] {
    return this.documentElement.querySelectorAll(selector);
  }
}
