import { expect, test } from 'vitest';
import { RequestError } from '../../../../api/request-error.ts';
import { switchedOff } from '../../../../api/switched-off.ts';
import { NotAPictureError } from './prepare-photo.ts';
import { problemOf, shownProblem } from './upload-problem.ts';

const codes = [
  'photo_invalid',
  'photo_refused',
  'file_too_large',
  'not_found',
  'photo_limit_reached',
  'too_many_requests',
  'busy',
  'unknown',
] as const;

test('each failure of an upload is said in words, and that another try may help where it may', async () => {
  const refused = (code: (typeof codes)[number]) =>
    new RequestError({ status: 400, code, detail: '', fields: {}, retryAfterSeconds: undefined });
  const failures = {
    'no picture': new NotAPictureError('text'),
    'too large to shrink': new Error('no memory'),
    ...Object.fromEntries(codes.map((code) => [code, refused(code)])),
  };
  const lines = Object.entries(failures).map(([name, error]) => {
    const { text, mayTryAgain } = problemOf(error);
    return `${name}: ${text}${mayTryAgain ? ' [again]' : ''}`;
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./in-words/upload-problems.txt');
});

test('an upload that was cut says so, or that uploads are paused, and only a failed one says its problem', () => {
  const problem = { text: 'This is no picture.', mayTryAgain: false };
  const shown = (phase: 'waiting' | 'sending' | 'lost' | 'failed') => shownProblem({ id: 'a', phase, problem });
  const cut = shown('lost');
  switchedOff.write('calls');
  expect(shown('lost')).toEqual(cut);
  switchedOff.write('uploads');
  const paused = shown('lost');
  switchedOff.write('');
  expect([cut?.mayTryAgain, paused?.mayTryAgain, cut?.text === paused?.text]).toEqual([true, true, false]);
  expect([shown('failed'), shown('waiting'), shown('sending')]).toEqual([problem, undefined, undefined]);
  expect(shownProblem({ id: 'a', phase: 'failed' })).toBeUndefined();
});
