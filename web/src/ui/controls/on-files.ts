import type { ChangeEvent } from 'react';

/** Makes the handler of a file input. It empties the input, so that the same file can be chosen again. */
export function onFiles(choose: (files: readonly File[]) => void) {
  return ({ target }: ChangeEvent<HTMLInputElement>): void => {
    choose([...(target.files ?? [])]);
    target.value = '';
  };
}
