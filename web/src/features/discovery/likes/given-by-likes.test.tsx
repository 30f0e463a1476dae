import type { Liker, Likes } from '@mwanzo/contract/discovery/likes';
import { expect, test, vi } from 'vitest';
import { anyFunction, call, noteGiven } from '../../../testing/note-given.tsx';
import { openPage } from '../../../testing/open-page.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { liker, premiumLikes } from './example-likes.fixture.ts';

const listPath = 'GET /api/profiles/likes-me/';
const premium = premiumLikes(liker(7), liker(8));
const basic: Likes = { ...premium, plan: 'basic', people: [liker(8)], still_to_come: 2, next_on: '2099-11-27' };

/** Opens the list of likers, whose parts only note what they are given. The last card notes last. */
async function openLikes(likes: Likes) {
  const given = noteGiven({
    LikerCard: 'features/discovery/likes/liker-card.tsx',
    FirstLiker: 'features/discovery/likes/first-liker.tsx',
    StillToCome: 'features/discovery/likes/still-to-come.tsx',
  });
  const page = await openPage();
  const { LikesScreen } = await import('./likes-screen.tsx');
  const decide = vi.fn(() => Promise.resolve(true));
  const Preview = (props: object) => {
    given['Preview'] = { ...props };
    return null;
  };
  await showScreen(page, <LikesScreen decide={decide} takeBack={() => Promise.resolve(true)} Preview={Preview} />);
  (await page.api.take(listPath)).reply({ body: likes });
  await page.settled();
  return { page, given, decide };
}

test.each([
  ['Premium', premium, 'LikerCard'],
  ['the first one', basic, 'FirstLiker'],
] as const)(
  'each card of a liker has its person, opens the preview and answers about them: %s',
  async (_, likes, card) => {
    const { page, given, decide } = await openLikes(likes);
    const shown = liker(8) as Liker;
    expect(given[card]).toEqual({ liker: shown, leaving: false, onOpen: anyFunction, onAnswer: anyFunction });
    const preview = { onClose: anyFunction, onAnswer: anyFunction };
    expect(given['Preview']).toEqual({ ...preview, liker: undefined });
    for (const closing of ['onClose', 'onAnswer']) {
      call(given[card], 'onOpen', shown);
      await page.requestsUnderWay();
      expect(given['Preview']).toEqual({ ...preview, liker: shown });
      call(given['Preview'], closing, shown, true);
      await page.requestsUnderWay();
      expect(given['Preview']).toEqual({ ...preview, liker: undefined });
    }
    expect(decide.mock.calls).toEqual([[shown, true]]);
    expect(given[card]?.['leaving']).toBe(true);
    await page.api.take(listPath);
    if (card === 'FirstLiker') expect(given['StillToCome']).toEqual({ likes });
  },
);

test('a list without anybody, and with nobody answered, leads to the deck', async () => {
  const { given } = await openLikes({ ...premium, count: 0, people: [], still_to_come: 0, has_answered: false });
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/matches', '/discover']);
  expect([given['LikerCard'], given['Preview']]).toEqual([undefined, undefined]);
});

test.each([
  ['LikerCard', '50% 20%', 480, true],
  ['FirstLiker', '50% 26%', undefined, false],
] as const)(
  'a %s shows the face, the name, the badge and the town, and each press is about its person',
  async (_, position, largest, isMany) => {
    const given = noteGiven({
      Photo: 'ui/photos/photo.tsx',
      CutTitle: 'ui/words/cut-title.tsx',
      VerifiedBadge: 'ui/words/verified-badge.tsx',
    });
    const page = await openPage();
    const { LikerCard } = await import('./liker-card.tsx');
    const { FirstLiker } = await import('./first-liker.tsx');
    const [onAnswer, onOpen] = [vi.fn(), vi.fn()];
    const Card = isMany ? LikerCard : FirstLiker;
    const photo = { thumbhash: 'hash', variants: { 160: '/160', 480: '/480', 1080: '/1080' } };
    const shown = { ...liker(7, { isVerified: true }), photo } as unknown as Liker;
    const screen = await showScreen(page, <Card liker={shown} leaving onAnswer={onAnswer} onOpen={onOpen} />);
    expect(given['Photo']).toMatchObject({ thumbhash: 'hash', alt: '', position, ...(largest && { largest }) });
    expect(JSON.stringify(given['Photo']?.['src'])).toMatch(/480":"[^"]*\/480"/);
    expect([given['CutTitle']?.['text'], given['CutTitle']?.['end']]).toEqual(['Person 7', '30']);
    expect([given['VerifiedBadge'] !== undefined, screen.text().includes('Nakuru')]).toEqual([true, true]);
    expect(document.querySelector('[data-liker="7"]')?.hasAttribute('data-leaving')).toBe(true);
    await screen.press('Pass Person 7');
    await screen.press('Like back, Person 7');
    await screen.press('View the profile of Person 7');
    expect([onAnswer.mock.calls, onOpen.mock.calls]).toEqual([
      [
        [shown, false],
        [shown, true],
      ],
      [[shown]],
    ]);
    given['VerifiedBadge'] = undefined;
    screen.show(
      <Card
        liker={{ ...shown, isVerified: false, location: '' }}
        leaving={false}
        onAnswer={onAnswer}
        onOpen={onOpen}
      />,
    );
    expect([given['VerifiedBadge'], screen.text().includes('Nakuru')]).toEqual([undefined, false]);
    expect(document.querySelector('[data-leaving]')).toBeNull();
  },
);
