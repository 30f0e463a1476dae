import { callLimits } from '@mwanzo/contract/limits';
import { expect, onTestFinished, test, vi } from 'vitest';
import { exampleMatch } from '../../../../testing/example-match.ts';
import { openPage } from '../../../../testing/open-page.ts';
import { until } from '../../../../testing/until.ts';

test('a partner whose match ends during the call stays on the screen, and is marked as gone', async () => {
  const page = await openPage();
  const { matchesQuery } = await import('../../../../queries/matches.ts');
  const { useCallPerson } = await import('./use-call-person.ts');
  page.client.setQueryData(matchesQuery.queryKey, [exampleMatch]);
  const person = page.run((id: number) => useCallPerson(id), exampleMatch.user.id);
  const otieno = {
    id: exampleMatch.user.id,
    name: 'Otieno',
    isVerified: exampleMatch.isVerified,
    photo: expect.stringMatching(/\/media\/otieno\.webp$/),
    thumbhash: null,
  };
  expect(person.now()).toEqual({ ...otieno, isGone: false });
  page.client.setQueryData(matchesQuery.queryKey, []);
  await until(() => expect(person.now()).toEqual({ ...otieno, isGone: true }));
  page.client.setQueryData(matchesQuery.queryKey, [{ ...exampleMatch, isVerified: !exampleMatch.isVerified }]);
  await until(() => expect(person.now()).toEqual({ ...otieno, isVerified: !exampleMatch.isVerified, isGone: false }));
});

test('the partner of one call never stands over the call with another', async () => {
  const page = await openPage();
  const { matchesQuery } = await import('../../../../queries/matches.ts');
  const { useCallPerson } = await import('./use-call-person.ts');
  page.client.setQueryData(matchesQuery.queryKey, [exampleMatch]);
  const person = page.run((id: number) => useCallPerson(id), exampleMatch.user.id);
  person.change(8);
  expect(person.now()).toMatchObject({ id: 8, name: 'Unknown', photo: null, isVerified: false, isGone: false });
});

test('five minutes before its end a call says so, by a clock that nobody can set', async () => {
  const page = await openPage();
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { useCallTime } = await import('../use-call-time.ts');
  const time = page.run((since: number) => useCallTime(since), performance.now() - 500);
  const warning = (callLimits.lastSeconds - 5 * 60) * 1000;
  vi.advanceTimersByTime(warning - 1000);
  await until(() => expect(time.now()).toEqual({ seconds: warning / 1000 - 1, isEndingSoon: false }));
  vi.advanceTimersByTime(1000);
  await until(() => expect(time.now()).toEqual({ seconds: warning / 1000, isEndingSoon: true }));
  // A call that has begun since the last second is as long as nothing.
  time.change(performance.now() + 500);
  expect(time.now()).toEqual({ seconds: 0, isEndingSoon: false });
});
