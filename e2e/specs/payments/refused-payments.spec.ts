import { pretendPins } from '../../../demo/src/daraja/pretend-pins.ts';
import { anyNumber, openPretendPhone } from '../../people/pretend-phone.ts';
import { makeVerifiedMember } from '../../people/verified-member.ts';
import { expect, test } from '../../test.ts';

test.use({ signedInAs: async ({}, use) => use((await makeVerifiedMember()).email) });

/** Finds the PIN for which a pretend phone sends this result code. */
const pinFor = (wanted: (typeof pretendPins)[number]['code']) => ({
  pin: pretendPins.find(({ code }) => code === wanted)?.pin ?? '',
});

interface Refusal {
  /** The payer answers the prompt like this; null if the number itself is refused. */
  readonly answer: { readonly pin: string } | 'cancel' | null;
  readonly number?: string;
  readonly told: string;
}

/** Three, since a member gets no more prompts within ten minutes. Page tests have the words of all failures. */
const refusals: readonly Refusal[] = [
  { answer: 'cancel', told: 'You cancelled. Nothing was taken.' },
  { answer: pinFor('8006'), told: 'Your M-Pesa PIN is locked. Call 100 or 200. Nothing was taken.' },
  { answer: null, number: '0712340000', told: 'This number does not use M-Pesa. Nothing was taken.' },
];

test('after each refusal the member is told which it was, that nothing was taken, and can try again', async ({
  page,
  press,
  token,
}) => {
  await page.goto('/premium?product=day');
  for (const { answer, told, number = anyNumber() } of refusals) {
    await page.getByLabel('M-Pesa number').fill(number);
    await press(page.getByRole('button', { name: 'Pay KES 50' }));
    if (answer !== null) await (await openPretendPhone(token, number)).answer(answer);
    await expect(page.getByRole('heading', { name: 'This was not paid' })).toBeVisible();
    await expect(page.getByRole('status').getByText(told, { exact: true })).toBeVisible();
    await press(page.getByRole('link', { name: 'Try again' }));
    // The same pass is chosen, and the checkout is ready for the next press.
    await expect(page.getByRole('radio', { name: /^Day/ })).toBeChecked();
  }
});
