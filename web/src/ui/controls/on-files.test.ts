import type { ChangeEvent } from 'react';
import { expect, test } from 'vitest';
import { onFiles } from './on-files.ts';

/** Chooses files with a picker whose list lives as in browsers: emptying the input empties the list too. */
function pick(names: readonly string[] | null) {
  const files = names && names.map((name) => new File([], name));
  const target = {
    files,
    set value(_: '') {
      files?.splice(0);
    },
  };
  let chosen: readonly File[] | undefined;
  onFiles((picked) => {
    chosen = picked;
  })({ target } as unknown as ChangeEvent<HTMLInputElement>);
  return { chosen: chosen?.map(({ name }) => name), left: files?.length };
}

test('all chosen files are handed on, and the input is empty, so that the same ones can be chosen again', () => {
  expect(pick(['sunset.jpg', 'market.jpg'])).toEqual({ chosen: ['sunset.jpg', 'market.jpg'], left: 0 });
});

test('a picker that was cancelled chooses nothing', () => {
  expect(pick(null)).toEqual({ chosen: [], left: undefined });
});
