import { describe, expect, it, test } from 'vitest';
import { fitWithin, isPicture } from './picture-rules.ts';

describe('the size of a picture', () => {
  it('the longest side becomes 1024 px and the proportions stay', () => {
    expect(fitWithin(4096, 3072, 1024)).toEqual({ width: 1024, height: 768 });
    expect(fitWithin(3000, 4000, 1024)).toEqual({ width: 768, height: 1024 });
  });

  it('a picture is never enlarged, and no side becomes 0', () => {
    expect(fitWithin(800, 600, 1024)).toEqual({ width: 800, height: 600 });
    expect(fitWithin(20_000, 3, 1024)).toEqual({ width: 1024, height: 1 });
  });
});

const fileOf = (begin: string, name = 'file.jpg') =>
  new File([Uint8Array.from(`${begin}............`, (character) => character.charCodeAt(0))], name, {
    type: 'image/jpeg',
  });

test.each(['\xff\xd8\xff\xe0', '\x89PNG\r\n', 'RIFF\x10\x00\x00\x00WEBPVP8 ', '\x00\x00\x00\x18ftypheic'])(
  'a file is a picture by how it begins: %j',
  async (begin) => expect(await isPicture(fileOf(begin, 'IMG_1'))).toBe(true),
);

test.each(['not a picture', '', '%PDF-1.7', 'RIFF\x10\x00\x00\x00WAVEfmt ', '<svg xmlns'])(
  'a name and a type make no picture of %j',
  async (begin) => expect(await isPicture(fileOf(begin))).toBe(false),
);
