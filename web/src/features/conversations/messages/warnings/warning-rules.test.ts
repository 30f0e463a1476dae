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
