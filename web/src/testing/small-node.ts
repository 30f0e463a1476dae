interface Listening {
  type: string;
  listener: EventListenerOrEventListenerObject;
  capture: boolean;
}

const isCapture = (options: boolean | AddEventListenerOptions | undefined) =>
  typeof options === 'object' ? options.capture === true : options === true;

/** The part of a document that its nodes use. */
interface OwnerDocument {
  createTextNode: (text: string) => SmallNode;
}

/** A node that dispatches events along its ancestors. */
export class SmallNode {
  readonly childNodes: SmallNode[] = [];
  readonly #listening: Listening[] = [];
  parentNode: SmallNode | null = null;
  nodeValue = '';
  readonly nodeType: number;
  readonly nodeName: string;
  readonly ownerDocument: OwnerDocument | null;

  constructor(nodeType: number, nodeName: string, ownerDocument: OwnerDocument | null) {
    this.nodeType = nodeType;
    this.nodeName = nodeName;
    this.ownerDocument = ownerDocument;
  }

  get firstChild(): SmallNode | null {
    return this.childNodes[0] ?? null;
  }

  get lastChild(): SmallNode | null {
    return this.childNodes.at(-1) ?? null;
  }

  get nextSibling(): SmallNode | null {
    const siblings = this.parentNode?.childNodes ?? [];
    return siblings[siblings.indexOf(this) + 1] ?? null;
  }

  get textContent(): string {
    return this.nodeType === 3 ? this.nodeValue : this.childNodes.map((child) => child.textContent).join('');
  }

  set textContent(text: string) {
    for (const child of this.childNodes.splice(0)) child.parentNode = null;
    if (text !== '' && this.ownerDocument) this.appendChild(this.ownerDocument.createTextNode(text));
  }

  appendChild(child: SmallNode): SmallNode {
    return this.insertBefore(child, null);
  }

  insertBefore(child: SmallNode, next: SmallNode | null): SmallNode {
    child.parentNode?.removeChild(child);
    const index = next ? this.childNodes.indexOf(next) : this.childNodes.length;
    this.childNodes.splice(index, 0, child);
    child.parentNode = this;
    return child;
  }

  removeChild(child: SmallNode): SmallNode {
    this.childNodes.splice(this.childNodes.indexOf(child), 1);
    child.parentNode = null;
    return child;
  }

  contains(node: SmallNode | null): boolean {
    return node === this || (node !== null && this.contains(node.parentNode));
  }

  addEventListener(type: string, listener: Listening['listener'], options?: boolean | AddEventListenerOptions): void {
    this.#listening.push({ type, listener, capture: isCapture(options) });
  }

  removeEventListener(type: string, listener: Listening['listener'], options?: boolean | EventListenerOptions): void {
    const capture = isCapture(options);
    const index = this.#listening.findIndex(
      (each) => each.type === type && each.listener === listener && each.capture === capture,
    );
    if (index >= 0) this.#listening.splice(index, 1);
  }

  /** @returns false if a listener has prevented what the browser would do */
  dispatchEvent(event: Event): boolean {
    Object.defineProperty(event, 'target', { value: this });
    this.#pass(event);
    return !event.defaultPrevented;
  }

  /** Passes an event down to its target and, if it bubbles, up again. */
  #pass(event: Event, heard: () => void = () => undefined): void {
    const inside = () => {
      this.#hear(event, true);
      heard();
      if (event.bubbles || event.target === this) this.#hear(event, false);
    };
    if (this.parentNode) this.parentNode.#pass(event, inside);
    else inside();
  }

  #hear(event: Event, capture: boolean): void {
    if (event.cancelBubble) return;
    for (const each of this.#listening.filter((one) => one.type === event.type && one.capture === capture))
      if (typeof each.listener === 'function') each.listener.call(this as unknown as EventTarget, event);
      else each.listener.handleEvent(event);
  }
}
