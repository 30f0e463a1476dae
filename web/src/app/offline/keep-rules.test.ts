import { expect, test } from 'vitest';
import { isWorthKeeping, keepNewest, nameOf, withoutCard, withoutPerson } from './keep-rules.ts';

const list = (length: number) => Array.from({ length }, (_, index) => ({ id: index + 1 }));

test('matches, their people and the deck are kept, and nothing else', () => {
  const keys = [['matches'], ['profile', 7], ['deck', { search: '' }]];
  expect(keys.filter(isWorthKeeping)).toEqual(keys);
  expect(
    [['conversation', 7], ['notifications'], ['own-profile'], ['moderation', 'queue'], ['constructor'], []].filter(
      isWorthKeeping,
    ),
  ).toEqual([]);
});

test('of the ended conversations the last 20 are kept, of each the last 50 messages', () => {
  const arrived = Object.fromEntries(
    list(25).map(({ id }) => [nameOf(['past-conversation', id]), { at: id, data: list(60) }]),
  );
  const kept = keepNewest({}, arrived);
  expect(Object.keys(kept)).toHaveLength(20);
  expect(kept[nameOf(['past-conversation', 5])]).toBeUndefined();
  expect(kept[nameOf(['past-conversation', 6])]?.data).toEqual(list(60).slice(10));
});

test('the last twenty profiles are kept, and of lists that are not shortened everything', () => {
  const profiles = Object.fromEntries(list(25).map(({ id }) => [nameOf(['profile', id]), { at: id, data: { id } }]));
  const lists = {
    [nameOf(['deck', {}])]: { at: 1, data: list(200) },
    [nameOf(['past-conversations'])]: { at: 2, data: list(200) },
  };
  const kept = keepNewest(lists, profiles);
  expect(Object.keys(kept).filter((name) => name.includes('profile'))).toEqual(
    list(20).map(({ id }) => nameOf(['profile', 26 - id])),
  );
  expect(kept).toMatchObject(lists);
});

test('a newer response takes the place of the older, and only the last deck is kept', () => {
  const before = { '["matches"]': { at: 1, data: [] }, '["deck",{"search":"a"}]': { at: 1, data: list(3) } };
  const kept = keepNewest(before, {
    '["matches"]': { at: 2, data: list(120) },
    '["deck",{}]': { at: 3, data: list(20) },
  });
  expect(Object.keys(kept).toSorted()).toEqual(['["deck",{}]', '["matches"]']);
  expect(kept['["matches"]']?.data).toEqual(list(100));
});

test('what is left of an ended conversation is kept as long as it is in the list', () => {
  const before = {
    [nameOf(['past-conversation', 'a'])]: { at: 1, data: list(60) },
    [nameOf(['past-conversation', 'b'])]: { at: 1, data: list(1) },
  };
  const kept = keepNewest(before, { '["past-conversations"]': { at: 2, data: [{ id: 'a' }] } });
  expect(Object.keys(kept).toSorted()).toEqual(['["past-conversation","a"]', '["past-conversations"]']);
  expect(kept[nameOf(['past-conversation', 'a'])]?.data).toEqual(list(60).slice(10));
});

test('a card that was decided on leaves the kept deck', () => {
  const kept = {
    '["deck",{}]': { at: 1, data: list(3) },
    '["profile",2]': { at: 1, data: { id: 2 } },
    '["matches"]': { at: 1, data: list(3) },
  };
  expect(withoutCard(kept, 2)).toEqual({ ...kept, '["deck",{}]': { at: 1, data: [{ id: 1 }, { id: 3 }] } });
});

test('nothing stays saved of somebody whom the member has blocked or unmatched', () => {
  const kept = {
    '["matches"]': { at: 1, data: list(3) },
    '["profile",2]': { at: 1, data: { id: 2 } },
    '["profile",3]': { at: 1, data: { id: 3 } },
    '["deck",{}]': { at: 1, data: list(2) },
    '["past-conversation",2]': { at: 1, data: list(2) },
  };
  expect(withoutPerson(kept, 2)).toEqual({
    '["matches"]': { at: 1, data: [{ id: 1 }, { id: 3 }] },
    '["profile",3]': { at: 1, data: { id: 3 } },
    '["deck",{}]': { at: 1, data: [{ id: 1 }] },
    '["past-conversation",2]': { at: 1, data: list(2) },
  });
});

test('what an earlier release has saved of another kind goes with the next response, and an older deck', () => {
  const item = (at: number) => ({ at, data: [{ id: at }] });
  const before = { '["conversation",7]': item(9), '["own-profile"]': item(8), '["matches"]': item(2) };
  const arrived = { '["profile",7]': item(3), '["deck",{}]': item(4), '["deck",{"search":"a"}]': item(5) };
  expect(keepNewest(before, arrived)).toEqual({
    '["matches"]': item(2),
    '["profile",7]': item(3),
    '["deck",{"search":"a"}]': item(5),
  });
});
