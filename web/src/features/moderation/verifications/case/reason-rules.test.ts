import { refusalReasons } from '@mwanzo/contract/refusals';
import { expect, test } from 'vitest';
import { presets } from './reason-rules.ts';

test('every reason of the contract can be chosen, for exactly one decision', () => {
  expect([...presets.reject, ...presets.request_new].sort()).toEqual(Object.keys(refusalReasons).sort());
});
