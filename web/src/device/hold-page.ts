const holders = new Set<object>();

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Makes the browser ask before the page is left.
 * @returns a function that ends this, unless somebody else holds the page, too
 */
export function holdPage(): () => void {
  const holder = {};
  holders.add(holder);
  addEventListener('beforeunload', ask);
  return () => {
    holders.delete(holder);
    if (holders.size === 0) removeEventListener('beforeunload', ask);
  };
}
