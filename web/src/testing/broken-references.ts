const naming = ['aria-labelledby', 'aria-describedby', 'popovertarget', 'form'];

/** Returns the ids and keys that two elements of a page have, and the attributes that name no element of it. */
export function brokenReferences(body: HTMLElement): string[] {
  const ids = [...body.querySelectorAll('[id]')].map(({ id }) => id);
  const twice = ids.filter((id, place) => ids.indexOf(id) !== place).map((id) => `twice ${id}`);
  const lost = naming.flatMap((name) =>
    [...body.querySelectorAll(`[${name}]`)]
      // The title of a closed dialog is not there.
      .filter((element) => !element.matches('dialog:not([open])'))
      .map((element) => element.getAttribute(name) ?? '')
      .filter((named) => !named.split(' ').some((id) => ids.includes(id)))
      .map((named) => `${name} ${named}`),
  );
  const keys = [...body.querySelectorAll('[aria-keyshortcuts]')]
    .filter((element) => element.closest('dialog:not([open])') === null)
    .flatMap((element) => element.getAttribute('aria-keyshortcuts')?.split(' ') ?? []);
  const pressTwo = keys.filter((key, place) => keys.indexOf(key) !== place).map((key) => `the key ${key} of two`);
  return [...twice, ...lost, ...pressTwo];
}
