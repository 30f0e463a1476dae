import { afterEach, describe, expect, it, vi } from 'vitest';
import { imageUrl } from './image-url.ts';

afterEach(() => vi.unstubAllEnvs());

describe('image url', () => {
  it('absolute URLs stay as they are', () => {
    for (const url of ['https://x.test/a.webp', 'http://x.test/a.webp', 'blob:http://x/1', 'data:image/png;base64,AA'])
      expect(imageUrl(url)).toBe(url);
  });

  it('paths are on the host of the API', () => {
    expect(imageUrl('/media/a.webp')).toBe('/media/a.webp');
    vi.stubEnv('VITE_API_URL', 'https://api.test');
    expect(imageUrl('/media/a.webp')).toBe('https://api.test/media/a.webp');
  });

  it('a file gets one object URL and keeps it', () => {
    const file = new File(['x'], 'me.jpg');
    const url = imageUrl(file);
    expect(url).toMatch(/^blob:/);
    expect(imageUrl(file)).toBe(url);
    if (url) URL.revokeObjectURL(url);
  });

  it('null, undefined and an empty text give the placeholder', () => {
    for (const empty of ['', null, undefined]) expect(imageUrl(empty)).toBeNull();
  });
});
