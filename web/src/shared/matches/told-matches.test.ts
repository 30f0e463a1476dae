import { matchesToldMax } from '@mwanzo/contract/limits';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/open-page.ts';

test('each match is told to the server once, and a request that fails is not asked again', async () => {
  const { api, requestsUnderWay } = await openPage();
  const { noteTold, wasTold } = await import('./told-matches.ts');
  expect(wasTold(7)).toBe(false);
  noteTold([7, 8]);
  const first = await api.take('POST /api/profiles/matches/told/');
  expect(JSON.parse(first.body)).toEqual({ user_ids: [7, 8] });
  first.reply({ status: 503 });
  noteTold([8]);
  noteTold([9, 7]);
  const second = await api.take('POST /api/profiles/matches/told/');
  expect(JSON.parse(second.body)).toEqual({ user_ids: [9] });
  second.reply({ status: 204 });
  expect([7, 8, 9].map(wasTold)).toEqual([true, true, true]);
  expect(await requestsUnderWay()).toBe(0);
});

test('of very many matches the server is told of as many as it takes', async () => {
  const { api } = await openPage();
  const { noteTold } = await import('./told-matches.ts');
  noteTold(Array.from({ length: matchesToldMax + 1 }, (_, index) => index + 1));
  const { body } = await api.take('POST /api/profiles/matches/told/');
  expect(JSON.parse(body).user_ids).toEqual(Array.from({ length: matchesToldMax }, (_, index) => index + 1));
});

test('after a logout the next member is told of the same person', async () => {
  const { api, session } = await openPage();
  const { noteTold, wasTold } = await import('./told-matches.ts');
  noteTold([7]);
  (await api.take('POST /api/profiles/matches/told/')).reply({ status: 204 });
  session.logout();
  expect(wasTold(7)).toBe(false);
});
