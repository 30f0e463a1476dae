import type { VisibleProfile } from '@mwanzo/contract/profiles';
import type { PromptAnswer } from '@mwanzo/contract/prompts';
import { expect, test, vi } from 'vitest';
import { propsIn } from '../../testing/element-in.ts';
import { openPage } from '../../testing/open-page.ts';
import { stubLocation } from '../../testing/stub-location.ts';
import { until } from '../../testing/until.ts';
import type { Swipes } from './swipes/use-swipes.ts';

const asha = { id: 7, name: 'Asha', interests: [] } as unknown as VisibleProfile;
const matchWithId = (id: number) => ({ match: { id, user: { id }, name: `Member ${id}` }, interests: [] });

/** Renders the sender of unsent decisions, which have made two matches. */
async function openWaiting() {
  const page = await openPage();
  const { visited } = stubLocation(page, '/topup');
  page.storage.setItem(
    'mwanzo.swipes',
    JSON.stringify({ owner: 1, swipes: [], matches: [matchWithId(7), matchWithId(8)] }),
  );
  const { WaitingMatches } = await import('./waiting/waiting-matches.tsx');
  const { MatchDialog } = await import('./match/match-dialog.tsx');
  const shown = page.run(() => WaitingMatches(), undefined);
  return { page, visited, dialog: () => propsIn(shown.now(), MatchDialog) };
}

test('matches that waiting likes have made are shown one after the other, each once', async () => {
  const { page, dialog } = await openWaiting();
  for (const id of [7, 8]) {
    await until(() => expect(dialog().newMatch).toEqual(matchWithId(id)));
    dialog().onClose();
  }
  await until(() => expect(dialog().newMatch).toBeUndefined());
  expect(page.storage.getItem('mwanzo.swipes')).toBeNull();
});

test('writing to such a match opens the chat with the draft, and the next match comes', async () => {
  const { visited, dialog } = await openWaiting();
  const { match } = matchWithId(7);
  dialog().onChat(match as Parameters<ReturnType<typeof dialog>['onChat']>[0], 'Chai?');
  await until(() => expect(dialog().newMatch).toEqual(matchWithId(8)));
  expect(visited).toEqual([{ path: '/chat/7', state: { match, draft: 'Chai?' } }]);
});

const prompt = { prompt_id: 'chai-rules', answer: 'Much sugar.' } as PromptAnswer;
const photo = { id: 3 };

/** Opens the sheet to like something of Asha's, writes these words and sends the like. */
async function sendLike(part: object | undefined, words: string, memberId = 1) {
  const page = await openPage({ profile: { id: memberId } });
  const { LikeSheet } = await import('./likes/like-sheet.tsx');
  const { nextNotes } = await import('./likes/like-note.ts');
  const { Button } = await import('../../ui/controls/button.tsx');
  const { Dialog } = await import('../../ui/layers/dialog.tsx');
  const { Field } = await import('../../ui/controls/field.tsx');
  const { TextArea } = await import('../../ui/controls/text-area.tsx');
  const onLike = vi.fn();
  const open = () => {
    const sheet = page.run(
      (id: number) =>
        LikeSheet({
          profileId: id,
          name: 'Asha',
          part: part as Parameters<typeof LikeSheet>[0]['part'],
          onClose: () => undefined,
          onLike,
        }),
      7,
    );
    const text = () => propsIn(propsIn(sheet.now(), Field).children({} as never), TextArea);
    return { sheet, text };
  };
  const { sheet, text } = open();
  text().onChange?.({ target: { value: words } } as never);
  await until(() => expect(text().value).toBe(words));
  const [cancel, send] = [propsIn(sheet.now(), Dialog).footer]
    .flatMap((footer) => (footer as { props: { children: unknown[] } }).props.children)
    .map((button) => propsIn(button as never, Button));
  send?.onClick?.({} as never);
  sheet.unmount();
  return { nextNotes, onLike, cancel, textAgain: () => open().text().value };
}

test.each([
  ['an answer', { prompt }, { prompt_id: 'chai-rules' }],
  ['a photo', { photo }, { photo_id: 3 }],
])('the like of %s carries the trimmed comment, which the sheet keeps as it was typed', async (_, part, about) => {
  const { nextNotes, onLike, textAgain } = await sendLike(part, '  Sugar too? ');
  expect(onLike).toHaveBeenCalledTimes(1);
  expect([...nextNotes]).toEqual([[7, { ...about, comment: 'Sugar too?' }]]);
  expect(textAgain()).toBe('  Sugar too? ');
});

test('a like without words has no comment, and a sheet that has just closed sends nothing', async () => {
  const plain = await sendLike({ prompt }, '  ');
  expect([...plain.nextNotes]).toEqual([[7, { prompt_id: 'chai-rules' }]]);
  const closed = await sendLike(undefined, 'Sugar too?');
  expect([closed.onLike.mock.calls, closed.nextNotes.size]).toEqual([[], 0]);
});

/** Renders Undo after a decision. */
async function openUndo(changed: Partial<Swipes> = {}) {
  const page = await openPage();
  Object.assign(document, { querySelector: () => null });
  const { UndoControl } = await import('./swipes/undo-control.tsx');
  const [startRewind, endRewind] = [vi.fn(), vi.fn()];
  const swipes = {
    last: { profile: asha, liked: true },
    returned: undefined,
    pending: undefined,
    deciding: { current: false },
    startRewind,
    endRewind,
    ...changed,
  };
  const control = page.run((given: Partial<Swipes>) => UndoControl({ swipes: { ...swipes, ...given } as Swipes }), {});
  return { page, startRewind, endRewind, control };
}

test('Undo takes the last decision back, and gives the profile that the server returns', async () => {
  const { page, startRewind, endRewind, control } = await openUndo();
  propsIn(control.now(), 'button').onClick?.({} as never);
  expect(startRewind).toHaveBeenCalledTimes(1);
  const { body, reply } = await page.api.take('POST /api/profiles/rewind/');
  expect(JSON.parse(body)).toEqual({ target_profile_id: 7 });
  reply({ body: { profile: { id: 7, name: 'Asha A.' } } });
  await until(() => expect(endRewind.mock.calls).toEqual([[{ id: 7, name: 'Asha A.' }]]));
});

test.each<[string, Partial<Swipes>]>([
  ['a swipe is being sent', { pending: 'swipe' }],
  ['another undo is being sent', { pending: 'rewind' }],
  ['the next decision has just been pressed', { deciding: { current: true } }],
])('Undo does nothing while %s', async (_, changed) => {
  const { page, startRewind, control } = await openUndo(changed);
  propsIn(control.now(), 'button').onClick?.({} as never);
  expect([startRewind.mock.calls, await page.requestsUnderWay()]).toEqual([[], 0]);
});

test('screen readers hear of a like, of a pass and of a card that has come back', async () => {
  const { control } = await openUndo();
  const said = () => propsIn(control.now(), 'output').children;
  const { rewinds } = await import('../../i18n/rewinds.ts');
  const { t } = await import('../../i18n/translate.ts');
  expect(said()).toBe(t(rewinds.liked, { name: 'Asha' }));
  control.change({ last: { profile: asha, liked: false }, returned: 'Juma' });
  expect(said()).toBe(t(rewinds.passed, { name: 'Asha' }));
  control.change({ last: undefined, returned: 'Juma' });
  expect(said()).toBe(t(rewinds.back, { name: 'Juma' }));
  control.change({ last: undefined });
  expect(said()).toBeUndefined();
});
