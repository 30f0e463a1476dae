/** An event target that knows how many listeners it has, so that a test sees one that is left or was added twice. */
export class CountedTarget extends EventTarget {
  readonly #listeners = new Map<string, Set<unknown>>();

  override addEventListener(...given: Parameters<EventTarget['addEventListener']>): void {
    const [type, listener] = given;
    this.#listeners.set(type, (this.#listeners.get(type) ?? new Set()).add(listener));
    super.addEventListener(...given);
  }

  override removeEventListener(...given: Parameters<EventTarget['removeEventListener']>): void {
    const [type, listener] = given;
    this.#listeners.get(type)?.delete(listener);
    super.removeEventListener(...given);
  }

  count(): number {
    return [...this.#listeners.values()].reduce((sum, { size }) => sum + size, 0);
  }
}
