import { expect, test, vi } from 'vitest';
import { openPage } from '../../../../testing/open-page.ts';
import type { SwipedProfile } from '../waiting/swiped-profile.ts';

const asha = { id: 7, name: 'Asha', interests: [], photo_details: [] } as unknown as SwipedProfile;

async function openDeck({ isVerified = true, isLocked = false } = {}) {
  const page = await openPage({ profile: { id: 1, isVerified } });
  const dispatched = vi.fn(() => true);
  vi.stubGlobal('dispatchEvent', dispatched);
  const { explainRefusal } = await import('./explain-refusal.ts');
  const { RequestError } = await import('../../../../api/request-error.ts');
  const { dayLimits } = await import('../../../../shared/allowances/day-limits.ts');
  const { keepOffer } = await import('../../../../shared/keeps/keep-offer.ts');
  const { likeLock } = await import('../../../../shared/verifications/like-lock.ts');
  likeLock.write(isLocked);
  const refusal = (code: string, status = 403) =>
    new RequestError({ status, code, detail: '', fields: {}, retryAfterSeconds: 60 } as ConstructorParameters<
      typeof RequestError
    >[0]);
  return { page, explainRefusal, refusal, dayLimits, keepOffer, dispatched };
}

test.each([
  ['photo_required', true],
  ['liked_part_gone', true],
  ['verification_required', false],
  ['unknown', true],
])('the refusal %s is told in words of its own', async (code, isVerified) => {
  const { page, explainRefusal, refusal } = await openDeck({ isVerified });
  const { swipeRefusals } = await import('../../../../i18n/swipe-refusals.ts');
  const { deck } = await import('../../../../i18n/deck.ts');
  const { t } = await import('../../../../i18n/translate.ts');
  const { toastStore } = await import('../../../../ui/layers/toast-store.ts');
  const texts = {
    photo_required: [swipeRefusals.photoNeeded, swipeRefusals.photoNeededText],
    liked_part_gone: [swipeRefusals.partGone, swipeRefusals.partGoneText],
    verification_required: [swipeRefusals.notVerified, swipeRefusals.notVerifiedText],
    unknown: [deck.swipeFailed, deck.swipeFailedText],
  } as const;
  const error = refusal(code);
  explainRefusal(error, asha);
  const [title, description] = texts[code as keyof typeof texts];
  expect([page.toast(), page.toastError()]).toEqual([t(title), error]);
  expect(toastStore.read()?.description).toBe(t(description));
});

test.each([
  ['photo_required', true, '/profile'],
  ['verification_required', false, '/verify'],
])('the button of the refusal %s leads to what it needs', async (code, isVerified, path) => {
  const { page, explainRefusal, refusal } = await openDeck({ isVerified });
  const pushState = vi.fn();
  vi.stubGlobal('history', { pushState });
  explainRefusal(refusal(code), asha);
  page.pressToast();
  expect(pushState.mock.calls.map((call) => call.at(-1))).toEqual([path]);
});

test('a used-up limit shows in the deck, not in a toast', async () => {
  const { page, explainRefusal, refusal, dayLimits } = await openDeck();
  explainRefusal(refusal('daily_limit_reached', 429), asha);
  expect([page.toast(), typeof dayLimits.read().swipes]).toEqual([undefined, 'number']);
});

test('while documents are in review the deck offers to keep the person, and looks for a decision', async () => {
  const { page, explainRefusal, refusal, keepOffer, dispatched } = await openDeck({ isLocked: true });
  const offered = vi.fn();
  keepOffer.write(offered);
  explainRefusal(refusal('verification_required'), asha);
  expect([offered.mock.calls, page.toast(), dispatched.mock.calls.length]).toEqual([[[asha]], undefined, 1]);
  keepOffer.write(undefined);
  explainRefusal(undefined, asha);
  const { toastStore } = await import('../../../../ui/layers/toast-store.ts');
  expect([page.toast(), page.toastError()]).toEqual(['Profile not verified', undefined]);
  expect(toastStore.read()?.description).toMatch(/^You must verify .* Your documents are in review\. We notify you\.$/);
});
