import { expect, test, vi } from 'vitest';
import { saveFile } from './save-file.ts';

test('a download has its name, and its address is freed a minute later', () => {
  vi.useFakeTimers();
  const link = { href: '', download: '', click: vi.fn() };
  vi.stubGlobal('document', { createElement: () => link });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:one');
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  saveFile(new Blob(['x']), 'mwanzo.zip');
  expect([link.href, link.download, link.click.mock.calls.length]).toEqual(['blob:one', 'mwanzo.zip', 1]);
  vi.advanceTimersByTime(59_999);
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(revoke).toHaveBeenCalledWith('blob:one');
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
