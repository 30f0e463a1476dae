import type { ComponentProps, ReactElement, SubmitEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { openPage } from '../../../../testing/open-page.ts';

/** Opens a chat with this text in its input. */
async function openComposer(limited: boolean) {
  const page = await openPage();
  const { Composer } = await import('./composer.tsx');
  Object.assign(document, { documentElement: { style: {} } });
  const onSend = vi.fn();
  const given = {
    text: 'Habari?',
    onText: () => undefined,
    onSend,
    icebreakers: [],
    repliesTo: undefined,
    more: null,
    voice: null,
  };
  const form = page.run(() => Composer({ ...given, limited }) as ReactElement<ComponentProps<'form'>>, undefined);
  const preventDefault = vi.fn();
  return {
    onSend,
    preventDefault,
    /** Submits the form, as Enter and Send do. */
    submit: () => form.now().props.onSubmit?.({ preventDefault } as unknown as SubmitEvent<HTMLFormElement>),
  };
}

test('Enter and Send send what is written, and the page stays', async () => {
  const { submit, onSend, preventDefault } = await openComposer(false);
  submit();
  expect([onSend.mock.calls.length, preventDefault.mock.calls.length]).toEqual([1, 1]);
});

test('once the day’s messages are used up neither sends: the text stays in the input', async () => {
  const { submit, onSend, preventDefault } = await openComposer(true);
  submit();
  expect([onSend.mock.calls.length, preventDefault.mock.calls.length]).toEqual([0, 1]);
});
