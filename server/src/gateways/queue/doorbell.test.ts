import { expect, test } from 'vitest';
import { createDoorbell } from './doorbell.ts';

test('everybody who answers hears each ring, until they stop', () => {
  const bell = createDoorbell();
  const heard: string[] = [];
  const stop = bell.answer(() => heard.push('one'));
  bell.answer(() => heard.push('two'));
  bell.ring();
  bell.ring();
  stop();
  bell.ring();
  expect(heard).toEqual(['one', 'two', 'one', 'two', 'two']);
});
