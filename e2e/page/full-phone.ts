// Functions that run on the page, in every engine. They use nothing from outside themselves.

/** Fills the storage of texts to its last byte. From now on that of files refuses, as it does on a full phone. */
export function fillPhone(): void {
  for (let [size, count] = [2 ** 22, 0]; size >= 1; count += 1)
    try {
      localStorage.setItem(`filler ${count}`, 'x'.repeat(size));
    } catch {
      size = Math.floor(size / 2);
    }
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
}

export function makeRoomForTexts(): void {
  for (const name of Object.keys(localStorage)) if (name.startsWith('filler')) localStorage.removeItem(name);
}

/** Says whether the browser would ask before it leaves the page. */
export const isHeld = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
