import { expect, test } from 'vitest';
import { openPage } from '../../testing/open-page.ts';
import { showScreen } from '../../testing/show-screen.tsx';

/** Shows an error of a form, a toast and the page that failed, after a request with this status. */
async function showErrors(status: number, kind: 'bad' | 'good' = 'bad') {
  const page = await openPage();
  const { noteFailedRequest } = await import('../../device/failed-request.ts');
  const { FailedPage } = await import('../../app/failed-page.tsx');
  const { ToastCard } = await import('../layers/toast-card.tsx');
  const { FieldError } = await import('../controls/field.tsx');
  noteFailedRequest(new Response(null, { status, headers: { 'x-request-id': 'abcdefgh2345' } }));
  await showScreen(
    page,
    <>
      <FieldError>Not sent</FieldError>
      <ToastCard toast={{ id: 1, open: true, title: 'A toast', kind }} place="top" />
      <FailedPage />
    </>,
  );
  return document.body.textContent.split('Error code: abcdefgh2345').length - 1;
}

test('a failed request is named beside the error of a form, in a bad toast and on a page that failed', async () => {
  expect(await showErrors(500)).toBe(3);
});

test('a good toast names no request', async () => {
  expect(await showErrors(500, 'good')).toBe(2);
});

test('a refusal names no request', async () => {
  expect(await showErrors(403)).toBe(0);
});
