import { expect, test } from 'vitest';
import { readChatState } from './chat-state.ts';

const photo_detail = { id: 1, width: 4, height: 5, thumbhash: '', variants: { 160: '/a', 480: '/b', 1080: '/c' } };

test('the match in the navigation state is the partner', () => {
  const state = {
    match: { id: 7, profileId: 7, name: 'Kiptoo', photo: '/p', photo_detail, isVerified: true },
    draft: 'Chai?',
  };
  expect(readChatState(state, 7)).toEqual({
    partner: { name: 'Kiptoo', photo: '/p', photoDetail: photo_detail, isVerified: true, profileId: 7 },
    draft: 'Chai?',
  });
});

test('without a profile id there are a name and a photo, but no profile to open', () => {
  expect(readChatState({ match: { name: 'Kiptoo', photo: '/p' } }, 7).partner).toMatchObject({
    name: 'Kiptoo',
    photo: '/p',
    profileId: null,
  });
});

test('the state of another chat is ignored', () => {
  expect(readChatState({ match: { name: 'Kiptoo', profileId: 8 } }, 7).partner).toBeUndefined();
});

test('any other navigation state gives no partner', () => {
  for (const state of [
    null,
    undefined,
    'match',
    4,
    [],
    {},
    { match: null },
    { match: 'x' },
    { match: { name: 3 } },
    { draft: 9 },
  ]) {
    expect(readChatState(state, 7)).toEqual({ partner: undefined, draft: '' });
  }
});

test('a photo without its three widths is not used', () => {
  const state = { match: { name: 'Kiptoo', photo_detail: { variants: { 160: '/a' } } } };
  expect(readChatState(state, 7).partner?.photoDetail).toBeNull();
});

test('a photo lacks none of its three widths, and whatever else is no text is left out', () => {
  const of = (match: object) => readChatState({ match: { name: 'Kiptoo', ...match } }, 7).partner;
  const bare = { name: 'Kiptoo', photo: null, photoDetail: null, isVerified: false, profileId: null };
  for (const width of ['160', '480', '1080']) {
    const variants = { ...photo_detail.variants, [width]: 7 };
    expect(of({ photo_detail: { ...photo_detail, variants } })).toEqual(bare);
  }
  expect(of({ photo: 7, isVerified: 'true', photo_detail: null })).toEqual(bare);
  expect(readChatState({ match: { profileId: 7 }, draft: 'Chai?' }, 7)).toEqual({ partner: undefined, draft: 'Chai?' });
});
