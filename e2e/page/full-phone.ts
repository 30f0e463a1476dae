// Functions that run on the page, in every engine. They use nothing from outside themselves.

/** From now on the browser refuses to keep anything, as it does on a full phone. */
export function fillPhone(): void {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  Object.assign(globalThis, { setItemOfBrowser: Storage.prototype.setItem });
  Storage.prototype.setItem = refuse;
  IDBObjectStore.prototype.put = refuse;
}

/** Texts are kept again. Files are not. */
export function makeRoomForTexts(): void {
  const { setItemOfBrowser } = globalThis as unknown as { setItemOfBrowser: Storage['setItem'] };
  Storage.prototype.setItem = setItemOfBrowser;
}

/** Says whether the browser would ask before it leaves the page. */
export const isHeld = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
