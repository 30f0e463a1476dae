import { expect, test } from 'vitest';
import { editDraft, parseDrafts, prepareMessage, settleDraft } from './draft-rules.ts';

const tried = { text: 'Habari?', clientId: 'first' };
const stored = (value: unknown) => JSON.stringify(value);

test('drafts are read as they were stored', () => {
  const drafts = { owner: 7, chats: { 12: { text: 'Habari?', tried, waiting: true }, 13: { text: 'Half a th' } } };
  expect(parseDrafts(stored(drafts), 7)).toEqual({
    owner: 7,
    chats: { 12: { text: 'Habari?', tried, waiting: true }, 13: { text: 'Half a th', waiting: false } },
  });
});

test.each([
  ['nothing', null],
  ['no JSON', '{"owner":7,"chats":{"12":{"te'],
  ['a number', '5'],
  ['null', 'null'],
  ['a list', '[]'],
  ['no chats', stored({ owner: 7 })],
  ['chats of another kind', stored({ owner: 7, chats: 'none' })],
  ['somebody else’s drafts', stored({ owner: 8, chats: { 12: { text: 'Not yours' } } })],
])('%s in storage gives no drafts', (_, text) => {
  expect(parseDrafts(text, 7)).toEqual({ owner: 7, chats: {} });
});

test('of partly corrupt drafts only the sound ones are read, and none is sent automatically without its id', () => {
  const chats = {
    12: { text: 5 },
    13: null,
    14: { text: 'Sound', tried: { text: 'Sound' }, waiting: true },
    x: { text: 'Whose?' },
  };
  expect(parseDrafts(stored({ owner: 7, chats }), 7).chats).toEqual({
    14: { text: 'Sound', tried: undefined, waiting: false },
  });
});

test('an edited text is no longer sent automatically, and the tried message keeps its id', () => {
  const waiting = { text: 'Habari?', tried, waiting: true };
  expect(editDraft(waiting, 'Habari yako?')).toEqual({ text: 'Habari yako?', tried, waiting: false });
  expect(editDraft(waiting, 'Habari? ')).toEqual({ text: 'Habari? ', tried, waiting: true });
  expect(editDraft(waiting, '')).toEqual({ text: '', tried, waiting: false });
  expect(editDraft({ text: 'Habari', tried }, 'Habari?')).toEqual({ text: 'Habari?', tried, waiting: false });
});

test('an empty input leaves no draft', () => {
  expect(editDraft({ text: 'H' }, ' ')).toBeNull();
  expect(editDraft(null, '')).toBeNull();
});

test('a message that has arrived is forgotten, and text written meanwhile stays', () => {
  expect(settleDraft({ text: ' Habari? ', tried, waiting: true }, tried)).toBeNull();
  expect(settleDraft({ text: '', tried }, tried)).toBeNull();
  expect(settleDraft({ text: 'And you?', tried }, tried)).toEqual({ text: 'And you?' });
  const other = { text: 'Mambo?', tried: { text: 'Mambo?', clientId: 'second' }, waiting: true };
  expect(settleDraft(other, tried)).toBe(other);
  expect(settleDraft(null, tried)).toBeNull();
});

test('only trimmed text is sent, and nothing for blanks', () => {
  expect(prepareMessage('  Habari?\n', null, () => 'a')).toEqual({ text: 'Habari?', clientId: 'a' });
  expect(prepareMessage(' \n ', null, () => 'a')).toBeNull();
});

test('the same text is sent with the same id after a failure, another text with another id', () => {
  const failed = { text: 'Habari?', clientId: 'first' };
  expect(prepareMessage('Habari? ', failed, () => 'second')).toEqual(failed);
  expect(prepareMessage('Mambo?', failed, () => 'second')).toEqual({ text: 'Mambo?', clientId: 'second' });
});
