import { reportReasons } from '@mwanzo/contract/people/options';
import { expect, test } from 'vitest';
import { bodyOf, lastMessagesOf, problemOf, reasonsInOrder, type ReportForm } from './report-rules.ts';

const form: ReportForm = { reason: 'money', text: '', attaches: true, blocks: true };

test('a report needs a reason, and words only for something else', () => {
  expect(problemOf({ ...form, reason: undefined })).toBe('reason');
  expect(problemOf(form)).toBeUndefined();
  expect(problemOf({ ...form, reason: 'other', text: ' \n ' })).toBe('text');
  expect(problemOf({ ...form, reason: 'other', text: 'He follows me.' })).toBeUndefined();
});

test('every reason of the contract stands on the sheet once', () => {
  expect(reasonsInOrder.toSorted()).toEqual(reportReasons.toSorted());
  expect(reasonsInOrder.at(0)).toBe('money');
});

test('words typed for something else are not sent with another reason', () => {
  expect(bodyOf({ ...form, text: 'He follows me.' }, []).text).toBe('');
  expect(bodyOf({ ...form, reason: 'other', text: ' He follows me. ', blocks: false }, [5, 3])).toEqual({
    reason: 'other',
    text: 'He follows me.',
    message_ids: [5, 3],
    block: false,
  });
});

test('a report without a reason is about something else', () => {
  expect(bodyOf({ ...form, reason: undefined, text: 'He follows me.' }, [])).toEqual({
    reason: 'other',
    text: '',
    message_ids: [],
    block: true,
  });
});

test('messages are attached only if wanted, the latest ten at most', () => {
  const ids = Array.from({ length: 12 }, (_, index) => index + 1);
  expect(bodyOf(form, ids).message_ids).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(bodyOf({ ...form, attaches: false }, ids).message_ids).toEqual([]);
});

test('only messages that the partner wrote and did not delete are attached', () => {
  const messages = [
    { id: 1, sender: 7, is_deleted: false },
    { id: 2, sender: 1, is_deleted: false },
    { id: 3, sender: 7, is_deleted: true },
    { id: 4, sender: 7, is_deleted: false },
  ];
  expect(lastMessagesOf(messages, 7)).toEqual([1, 4]);
  // Own messages take no place among the ten.
  const many = Array.from({ length: 24 }, (_, index) => ({ id: index, sender: index % 2, is_deleted: false }));
  expect(lastMessagesOf(many, 1)).toEqual([5, 7, 9, 11, 13, 15, 17, 19, 21, 23]);
});
