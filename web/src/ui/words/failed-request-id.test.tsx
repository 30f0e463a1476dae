import { expect, test } from 'vitest';
import type { Reply } from '../../testing/api-server.ts';
import { openPage } from '../../testing/open-page.ts';
import { showScreen } from '../../testing/show-screen.tsx';

const headers = { 'x-request-id': 'abcdefgh2345' };

/** Shows the error of a request with this reply at a form and in a toast. @returns how often this text is there */
async function count(reply: Reply, text = 'Error code: abcdefgh2345'): Promise<number> {
  const page = await openPage();
  const { request } = await import('../../api/request.ts');
  const failing = request('GET /health/live').catch((thrown: unknown) => thrown);
  (await page.api.take('GET /health/live')).reply(reply);
  const error = await failing;
  const { ToastCard } = await import('../layers/toast-card.tsx');
  const { FieldError } = await import('../controls/field.tsx');
  await showScreen(
    page,
    <>
      <FieldError error={error}>Not sent</FieldError>
      <FieldError>Another one, of a field</FieldError>
      <ToastCard toast={{ id: 1, open: true, title: 'A toast', kind: 'bad', error }} place="top" />
    </>,
  );
  return document.body.textContent.split(text).length - 1;
}

test('a request that the server failed is named by its own errors, and by no other', async () => {
  expect(await count({ status: 503, headers })).toBe(2);
});

test('a refusal names no request', async () => {
  expect(await count({ status: 403, headers })).toBe(0);
});

test('a failure without an id names no request', async () => {
  expect(await count({ status: 502 })).toBe(0);
});

test('what a switch has refused says so in the words of the server, and names no request', async () => {
  const refused = { status: 503, body: { switch: 'read-only', detail: 'Resting.' }, headers };
  expect(await count(refused, 'Resting.')).toBe(2);
  expect(document.body.textContent).not.toContain('Error code');
});
