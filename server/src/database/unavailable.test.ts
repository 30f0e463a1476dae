import { expect, test } from 'vitest';
import { asUnavailable, DatabaseUnavailableError } from './unavailable.ts';

const failing = (fields: object, message = 'failed') => Object.assign(new Error(message), fields);
const isUnavailable = (error: unknown) => asUnavailable(error) instanceof DatabaseUnavailableError;

test('a database that is away, starting, stopping, full or too slow is unavailable, whatever wraps the error', () => {
  const system = [
    'ECONNREFUSED',
    'ECONNRESET',
    'EPIPE',
    'ETIMEDOUT',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ENOTFOUND',
    'EAI_AGAIN',
  ];
  const states = ['57014', '57P01', '57P02', '57P03', '57P05', '25006', '08000', '08006', '53100', '53200', '53300'];
  for (const code of [...system, ...states]) {
    const error = failing({ code });
    expect([code, isUnavailable(error)]).toEqual([code, true]);
    expect([code, isUnavailable(new Error('wrapped', { cause: error }))]).toEqual([code, true]);
  }
  expect(isUnavailable(failing({ code: 'ENOENT', syscall: 'connect' }))).toBe(true);
  for (const text of [
    'Connection terminated unexpectedly',
    'timeout exceeded when trying to connect',
    'Query read timeout',
  ])
    expect([text, isUnavailable(new Error(text))]).toEqual([text, true]);
});

test('a broken rule, a lost race, a missing file or a mistake in a statement is not', () => {
  const errors = ['23505', '40001', '40P01', '42601', '22P02', '08', '5', 'ENOENT', 'EACCES'].map((code) =>
    failing({ code }),
  );
  for (const error of [...errors, failing({ code: 'ENOENT', syscall: 'open' }), new Error('no'), null, 'ECONNRESET'])
    expect(asUnavailable(error)).toBe(error);
});

test('an outage is told once with its cause, and what it says keeps its text', () => {
  const cause = failing({ code: 'ECONNREFUSED' }, 'connect ECONNREFUSED');
  const told = asUnavailable(new Error('wrapped', { cause }));
  expect(told).toEqual(new DatabaseUnavailableError('The database is unavailable: wrapped'));
  expect((told as Error).cause).toMatchObject({ message: 'wrapped', cause });
  expect(asUnavailable(told)).toBe(told);
  for (const text of [
    'Client has encountered a connection error and is not queryable',
    'Cannot use a pool after calling end',
  ])
    expect([text, isUnavailable(new Error(text))]).toEqual([text, true]);
});
