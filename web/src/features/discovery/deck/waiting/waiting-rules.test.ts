import { expect, test } from 'vitest';
import { NetworkError, RequestError, type ResponseCode } from '../../../../api/request-error.ts';
import { addSwipe, isWorthWaiting, parseWaiting, removeSwipe, withoutPart } from './waiting-rules.ts';

const asha = { id: 7, name: 'Asha', interests: [], liked: true };
const juma = { id: 8, name: 'Juma', interests: ['Music'], liked: false };
const empty = { owner: 1, swipes: [], matches: [] };

test('decisions keep their order, and a later one about the same person takes the place of the earlier', () => {
  const waiting = [asha, juma, { ...asha, liked: false }].reduce(addSwipe, empty);
  expect(waiting.swipes).toEqual([juma, { ...asha, liked: false }]);
  expect(removeSwipe(waiting, 8).swipes).toEqual([{ ...asha, liked: false }]);
});

test('what is stored comes back, for its owner only', () => {
  const stored = JSON.stringify(addSwipe(empty, asha));
  expect(parseWaiting(stored, 1)).toEqual({ ...empty, swipes: [asha] });
  expect(parseWaiting(stored, 2)).toEqual({ ...empty, owner: 2 });
});

test.each([null, '', '{', 'null', '[]', '{"owner":1}', '{"owner":1,"swipes":"x"}'])('%j is nothing', (stored) => {
  expect(parseWaiting(stored, 1)).toEqual(empty);
});

const refusal = (status: number, code: ResponseCode) =>
  new RequestError({ status, code, detail: '', fields: {}, retryAfterSeconds: undefined });

test('a decision waits while the network or the server fails, and not after a refusal', () => {
  expect([new NetworkError('x'), refusal(503, 'unknown'), refusal(429, 'busy')].map(isWorthWaiting)).toEqual([
    true,
    true,
    true,
  ]);
  const final = [refusal(403, 'verification_required'), refusal(404, 'not_found'), refusal(429, 'daily_limit_reached')];
  expect([...final, new Error('a bug')].map(isWorthWaiting)).toEqual([false, false, false, false]);
});

test('a like whose answer is gone keeps its words, and without words it is a plain like', () => {
  const gone = refusal(409, 'liked_part_gone');
  const note = { comment: 'Sugar too?', prompt_id: 'chai-rules' } as const;
  expect(withoutPart({ ...asha, note }, gone)).toEqual({ ...asha, note: { comment: 'Sugar too?' } });
  expect(withoutPart({ ...asha, note: { photo_id: 3 } }, gone)).toEqual(asha);
  expect(withoutPart({ ...asha, note }, refusal(404, 'not_found'))).toBeUndefined();
});
