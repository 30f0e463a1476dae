import { expect, it } from 'vitest';
import { decodeThumbhash } from './photo.tsx';

it('a thumbhash becomes a picture to show meanwhile', () => {
  expect(decodeThumbhash('1QcSHQRnh493V4dIh4eXh1h4kJUI')).toMatch(/^data:image\/png;base64,/);
});

it('a broken thumbhash leaves the plain ground and breaks nothing', () => {
  expect(decodeThumbhash('not base64 !')).toBeUndefined();
});
