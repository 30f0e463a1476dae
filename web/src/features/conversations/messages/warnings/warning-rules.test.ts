import type { Message } from '@mwanzo/contract/conversations/messages';
import { expect, test } from 'vitest';
import { cardsOf, markParts, parseConcerns } from './warning-rules.ts';

const marked = (text: string, told: string[]) =>
  markParts(text, parseConcerns(told)).map(({ text: part, isMarked }) => (isMarked ? `[${part}]` : part));

test('the phrases that the server has found are marked, in their order', () => {
  expect(marked('Call 0712345678 or send me 500', ['money:19-30', 'phone:5-15'])).toEqual([
    'Call ',
    '[0712345678]',
    ' or ',
    '[send me 500]',
  ]);
});

test('marks that overlap or reach over the end lose no letter', () => {
  const text = 'send me 500';
  for (const told of [['money:0-8', 'loan:5-99'], ['money:50-60'], [], ['money:0-11', 'loan:0-11']])
    expect(
      markParts(text, parseConcerns(told))
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
});

test('what this release does not know is left out', () => {
  expect(parseConcerns(['money:1-2', 'ghost:1-2', 'money', 'money:a-b'])).toEqual([{ kind: 'money', from: 1, to: 2 }]);
});

test('each kind has one card, at its newest message', () => {
  const message = (id: number, warning: Message['warning']) => ({ id, warning }) as Message;
  expect([...cardsOf([message(1, 'money'), message(2, null), message(3, 'code'), message(4, 'money')])]).toEqual([
    4, 3,
  ]);
});

test('pieces of a text begin where they stand in it, also with marks that touch or contain each other', () => {
  const of = (...told: string[]) =>
    markParts('0123456789', parseConcerns(told)).map(({ text, from, isMarked }) => [text, from, isMarked]);
  expect(of('money:0-3', 'loan:3-5')).toEqual([
    ['012', 0, true],
    ['34', 3, true],
    ['56789', 5, false],
  ]);
  expect(of('loan:2-8', 'money:3-5', 'phone:7-99')).toEqual([
    ['01', 0, false],
    ['234567', 2, true],
    ['89', 8, true],
  ]);
  expect(of('money:4-4')).toEqual([
    ['0123', 0, false],
    ['456789', 4, false],
  ]);
  expect(parseConcerns(['a money:1-2', 'money:1-2 ', 'Money:1-2', 'loan:10-23', 'money:0-1'])).toEqual([
    { kind: 'loan', from: 10, to: 23 },
    { kind: 'money', from: 0, to: 1 },
  ]);
});
