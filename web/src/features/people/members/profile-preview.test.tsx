import type { VisibleProfile } from '@mwanzo/contract/people/profiles';
import { expect, test } from 'vitest';
import { profileOf } from '../../../testing/example-profile.ts';
import { renderScreen, textOf } from '../../../testing/render-screen.tsx';
import { infoRows } from './info-list.tsx';
import { PersonLinks } from './person-links.tsx';
import { PhotoArches } from './photo-arches.tsx';
import { ProfilePreview } from './profile-preview.tsx';

const akinyi = profileOf(7, {
  name: 'Akinyi',
  bio: 'Lake person.',
  photo: '/media/one.webp',
  photos: ['/media/one.webp'],
  interests: ['Music', 'Cooking'],
  isVerified: true,
  intent: 'relationship',
  user: { id: 7, gender: 'female', orientation: 'bisexual', birthday: '1999-05-09' },
});
const preview = (changed: Partial<VisibleProfile> = {}) =>
  renderScreen(<ProfilePreview profile={{ ...akinyi, ...changed }} onClose={() => undefined} />);

test('the preview shows the photo, the badge and all facts of the profile, and can be closed', () => {
  expect(preview()).toContain('src="/media/one.webp"');
  expect(preview()).toContain('aria-label="Close"');
  expect(preview()).toContain('title="Verified"');
  for (const text of [
    'Akinyi, 27',
    'Kisumu',
    'Looking for a relationship',
    'Lake person.',
    'Music',
    'Cooking',
    'Female',
    'Bisexual',
    '9 May 1999',
  ])
    expect(textOf(preview())).toContain(`|${text}|`);
});

test('there are steps through the photos from the second one on', () => {
  const photosOf = (count: number) => Array.from({ length: count }, (_, at) => `/media/${at}.webp`);
  const hasSteps = [1, 2, 3].map((count) =>
    textOf(preview({ photos: photosOf(count) })).includes(`|Photo 1 of ${count}`),
  );
  expect(hasSteps).toEqual([false, true, true]);
});

test('facts that a member hides or lacks have no row', () => {
  const markup = preview({
    isVerified: false,
    bio: '',
    interests: [],
    intent: null,
    user: { id: 7, gender: null, orientation: null, birthday: null },
  });
  const text = textOf(markup);
  expect(markup).not.toContain('Verified');
  for (const word of ['Interests', 'Looking for', 'More Info', 'Gender', 'Orientation', 'Birthday'])
    expect(text).not.toContain(word);
});

test('one’s own rows are location, orientation and gender, in the words that were chosen', () => {
  const rows = infoRows(['location', 'orientation', 'gender'], {
    location: 'Lamu',
    orientation: 'queer',
    gender: 'non-binary',
    gender_detail: 'trans',
    birthday: '1999-05-09',
  });
  expect(rows.map(({ label, value }) => [label, value])).toEqual([
    ['Location', 'Lamu'],
    ['Orientation', 'Queer'],
    ['Gender', 'Trans'],
  ]);
});

test('only a match can be unmatched', () => {
  const links = (isMatch: boolean) =>
    textOf(renderScreen(<PersonLinks profile={akinyi} onAsk={() => undefined} isMatch={isMatch} />));
  expect([links(false).includes('Unmatch'), links(true).includes('Unmatch')]).toEqual([false, true]);
});

test('several photos stand side by side, a single one does not', () => {
  const arches = (count: number) => {
    const pictures = Array.from({ length: count }, (_, index) => ({ src: `/${index}.webp`, thumbhash: null }));
    return renderScreen(<PhotoArches profileId={7} pictures={pictures} />).match(/<button/g)?.length ?? 0;
  };
  expect([arches(1), arches(2)]).toEqual([0, 2]);
});
