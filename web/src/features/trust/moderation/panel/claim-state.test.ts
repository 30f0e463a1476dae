import { errorCodes, type ErrorCode } from '@mwanzo/contract/error-codes';
import { expect, test } from 'vitest';
import { NetworkError, RequestError } from '../../../../api/request-error.ts';
import { claimStateOf } from './claim-state.ts';

const refused = (code: ErrorCode) =>
  new RequestError({
    status: errorCodes[code].status,
    code,
    detail: '',
    fields: {},
    retryAfterSeconds: undefined,
  } as ConstructorParameters<typeof RequestError>[0]);

test.each([
  ['nothing has come', null, 'opening', 'held'],
  ['a colleague has it', refused('claimed_by_another'), 'taken', 'taken'],
  ['it is decided', refused('already_decided'), 'gone', 'gone'],
  ['it is erased', refused('not_found'), 'gone', 'gone'],
  ['the server refuses for a moment', refused('too_many_requests'), 'failed', 'held'],
  ['the server fails', refused('internal'), 'failed', 'held'],
  ['the network is away', new NetworkError('away'), 'failed', 'held'],
])('after a claim where %s, the case is as it says, before and after it was held', (_, error, before, after) => {
  expect([claimStateOf({ error, data: undefined }), claimStateOf({ error, data: {} })]).toEqual([before, after]);
});
