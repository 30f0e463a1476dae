import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../../testing/open-page.ts';
import { until } from '../../testing/until.ts';

test('a visit whose code for the offline copy does not come goes on without it, and the log says so', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => logged.mockRestore());
  vi.doMock(import('./update-offline-copy.ts'), () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  onTestFinished(() => void vi.doUnmock('./update-offline-copy.ts'));
  const page = await openPage();
  page.storage.setItem('mwanzo.keepOffline', 'on');
  const { useOfflineCopy } = await import('./use-offline-copy.ts');
  const copy = page.run(() => useOfflineCopy(page.client), undefined);
  const error: unknown = expect.objectContaining({ cause: expect.anything() });
  await until(() => expect(logged.mock.calls).toEqual([['Could not load the code for offline', error]]));
  copy.unmount();
});
