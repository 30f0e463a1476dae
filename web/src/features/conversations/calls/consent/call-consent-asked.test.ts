import { expect, test } from 'vitest';
import { openPage } from '../../../../testing/open-page.ts';

test('a logout closes the question about calls with a match', async () => {
  const { session } = await openPage();
  const { callConsentAsked } = await import('./call-consent-asked.ts');
  callConsentAsked.write(7);
  session.setProfile({ id: 1 } as Parameters<typeof session.setProfile>[0]);
  expect(callConsentAsked.read()).toBe(7);
  session.logout();
  expect(callConsentAsked.read()).toBeNull();
});
