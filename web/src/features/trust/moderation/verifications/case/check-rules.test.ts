import { expect, test } from 'vitest';
import { checkNames, checksOf } from './check-rules.ts';

test('each of the six checks is sent as it was ticked', () => {
  expect(checkNames).toHaveLength(6);
  for (const name of checkNames) {
    const others = checkNames.filter((each) => each !== name);
    expect(checksOf(others)).toEqual({ ...Object.fromEntries(others.map((each) => [each, true])), [name]: false });
  }
});
