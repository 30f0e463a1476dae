import type { CallAvailability } from '@mwanzo/contract/conversations/calls';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../../../testing/open-page.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { until } from '../../../testing/until.ts';

const availability = (fields: object) =>
  ({ talk: 'both', may_call: 'yes', calls: [], asked_at: null, ...fields }) as unknown as CallAvailability;

test.each([
  [7, null],
  [8, 8],
])('an answer about calls with 7 closes their sheet, and none that was opened meanwhile: %i', async (open, left) => {
  const page = await openPage();
  const { CallButton } = await import('./call-button.tsx');
  const { callConsentAsked } = await import('./consent/call-consent-asked.ts');
  const { callAvailabilityQuery } = await import('../../../queries/call-availability.ts');
  const { queryKey } = callAvailabilityQuery(7);
  page.client.setQueryData(queryKey, availability({ talk: 'asked_me', may_call: 'needs_talk' }));
  callConsentAsked.write(7);
  const screen = await showScreen(page, <CallButton partnerId={7} name="Otieno" />);
  await screen.press('Yes, we can talk');
  const { reply } = await page.api.take('PUT /api/calls/with/7/talk/');
  callConsentAsked.write(open);
  reply({ body: availability({}) });
  await until(() => expect(page.client.getQueryData(queryKey)).toMatchObject({ talk: 'both' }));
  await until(() => expect(callConsentAsked.read()).toBe(left));
});

test.each([
  ['none', 'Voice calls with Otieno: ask to talk', 'dialog'],
  ['asked', 'Voice calls with Otieno: no answer yet', 'dialog'],
  ['asked_me', 'Otieno would like to talk', 'dialog'],
  ['both', 'Call Otieno', null],
])('where the consent is "%s" the button is called "%s"', async (talk, name, popup) => {
  const page = await openPage();
  const { CallButton } = await import('./call-button.tsx');
  const { callAvailabilityQuery } = await import('../../../queries/call-availability.ts');
  page.client.setQueryData(callAvailabilityQuery(7).queryKey, availability({ talk }));
  const screen = await showScreen(page, <CallButton partnerId={7} name="Otieno" />);
  const [button] = screen.all('button', '');
  expect(['aria-label', 'title', 'aria-haspopup'].map((each) => button?.getAttribute(each))).toEqual([
    name,
    name,
    popup,
  ]);
  expect(button?.hasAttribute('disabled')).toBe(false);
});

test('an answer about calls that is not saved is told in words', async () => {
  const page = await openPage();
  const { CallButton } = await import('./call-button.tsx');
  const { callConsentAsked } = await import('./consent/call-consent-asked.ts');
  const { callAvailabilityQuery } = await import('../../../queries/call-availability.ts');
  page.client.setQueryData(callAvailabilityQuery(7).queryKey, availability({ talk: 'asked', may_call: 'needs_talk' }));
  callConsentAsked.write(7);
  const screen = await showScreen(page, <CallButton partnerId={7} name="Otieno" />);
  await screen.press('Take it back');
  const { body, reply } = await page.api.take('PUT /api/calls/with/7/talk/');
  reply({ status: 503 });
  await until(() => expect([body, page.toast()]).toEqual(['{"yes":false}', 'That was not saved. Try again.']));
  expect(callConsentAsked.read()).toBe(7);
});

test('a call whose code does not come is offered again over the page, and then begins', async () => {
  const callMember = vi.fn(() => Promise.resolve());
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => logged.mockRestore());
  let comes = false;
  vi.doMock(import('./call/call-session.ts'), () => {
    if (!comes) throw new TypeError('Failed to fetch dynamically imported module');
    return { callMember } as never;
  });
  onTestFinished(() => void vi.doUnmock('./call/call-session.ts'));
  const page = await openPage();
  const { CallButton } = await import('./call-button.tsx');
  const { callAvailabilityQuery } = await import('../../../queries/call-availability.ts');
  const { loadAgain, missingCode } = await import('../../../loading/missing-code.ts');
  page.client.setQueryData(callAvailabilityQuery(7).queryKey, availability({}));
  const screen = await showScreen(page, <CallButton partnerId={7} name="Otieno" />);
  await screen.press('Call Otieno');
  const missing = await until(() => {
    const found = missingCode.read();
    if (!found) throw new Error('nothing is offered');
    return found;
  });
  comes = true;
  await loadAgain(missing);
  expect([callMember.mock.calls, missingCode.read()]).toEqual([[[7]], undefined]);
});
