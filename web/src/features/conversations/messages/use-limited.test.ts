import { expect, test } from 'vitest';
import { openOutbox } from './outbox/open-outbox.fixture.ts';

test('after the limit a reply is tried once more where the partner has written, and nowhere else', async () => {
  const { page, start, write, takeSent } = await openOutbox();
  const { useLimited } = await import('./use-limited.ts');
  const { dayLimits } = await import('../../../shared/allowances/day-limits.ts');
  const { liftLimit } = await import('../../../shared/allowances/note-limit.ts');
  const fromPartner = [{ sender: 8 }];
  const limits = page.run(() => [useLimited(8, fromPartner), useLimited(9, [{ sender: 1 }])], undefined);
  expect(limits.now()).toEqual([false, false]);
  start();
  const refuse = async (receiver: number) => {
    write('Niaje', receiver);
    (await takeSent()).reply({ status: 429, body: { code: 'daily_limit_reached' } });
    await expect.poll(() => dayLimits.read().messages).toBeDefined();
  };
  await refuse(7);
  await expect.poll(limits.now).toEqual([false, true]);
  await refuse(8);
  await expect.poll(limits.now).toEqual([true, true]);
  liftLimit('messages');
  await expect.poll(limits.now).toEqual([false, false]);
});
