import type { ErrorCode } from '@mwanzo/contract/error-codes';
import { expect, test, vi } from 'vitest';
import { refusal, type Reply } from '../../../../testing/api-server.ts';
import { openPage } from '../../../../testing/open-page.ts';

const path = 'POST /api/moderation/verifications/7/decide/';

/** Sends a decision about the verification of Asha, to which the server responds so. */
async function send(decision: 'approve' | 'reject', reply: Reply, toldText?: () => string) {
  const page = await openPage();
  const { request } = await import('../../../../api/request.ts');
  const { toastStore } = await import('../../../../ui/layers/toast-store.ts');
  const { useSendDecision } = await import('./use-send-decision.ts');
  const [onDone, onTaken, onDocumentUsed] = [vi.fn(), vi.fn(), vi.fn()];
  const { now } = page.run(
    () =>
      useSendDecision({
        name: 'Asha',
        send: (body: { decision: 'approve' | 'reject' }) =>
          request('POST /api/moderation/verifications/{id}/decide/', { params: { id: 7 }, body }),
        ...(toldText && { toldText }),
        onDone,
        onTaken,
        onDocumentUsed,
      }),
    undefined,
  );
  const sending = now().decide({ decision });
  (await page.api.take(path)).reply(reply);
  await sending;
  const { title, description, kind, error } = toastStore.read() ?? {};
  return {
    toast: [title, description, kind],
    error,
    told: [onDone, onTaken, onDocumentUsed].map(({ mock }) => mock.calls.length),
  };
}

test.each([
  ['approve', undefined, 'Approved', 'Asha is notified.'],
  ['reject', undefined, 'Decision sent', 'Asha is notified.'],
  ['reject', () => 'Nobody is told.', 'Decision sent', 'Nobody is told.'],
] as const)('the decision %s is told to the reviewer, with who learns of it', async (decision, text, title, told) => {
  expect(await send(decision, { body: {} }, text)).toEqual({ toast: [title, told, undefined], told: [1, 0, 0] });
});

const gone = ['This case is no longer open', 'It is decided already, or the member has sent new photos.'];
const notSaved = ['Not saved', 'The decision did not get through. Please try again.'];

test.each<[ErrorCode, (string | undefined)[], number[]]>([
  ['already_decided', gone, [1, 0, 0]],
  ['not_found', gone, [1, 0, 0]],
  ['document_banned', ['Rejected', 'This document belongs to somebody who was banned.'], [1, 0, 0]],
  [
    'pictures_not_seen',
    ['Look at both pictures first', 'Wait until the ID and the selfie are shown, then approve.'],
    [0, 0, 0],
  ],
  [
    'looked_too_short',
    ['Look for a moment first', 'A decision counts once the case has been open for a second and a half.'],
    [0, 0, 0],
  ],
  ['claimed_by_another', ['A colleague is on this case', undefined], [0, 1, 0]],
  ['profile_changed', ['The member has changed their name or photo. Please look again.', undefined], [0, 1, 0]],
  ['internal', notSaved, [0, 0, 0]],
  ['too_many_requests', notSaved, [0, 0, 0]],
])('a decision that is refused with %s says why, and leads on only if the case is over', async (code, toast, told) => {
  const error = expect.objectContaining({ code });
  expect(await send('approve', refusal(code))).toEqual({ toast: [...toast, 'bad'], told, error });
});

test('a document of another account is told at its field alone', async () => {
  expect(await send('approve', refusal('document_used'))).toEqual({
    toast: [undefined, undefined, undefined],
    told: [0, 0, 1],
  });
});
