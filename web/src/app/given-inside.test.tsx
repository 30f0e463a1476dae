import type { Liker } from '@mwanzo/contract/discovery/likes';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { profileOf } from '../testing/example-profile.ts';
import { openPart } from '../testing/open-part.tsx';
import { until } from '../testing/until.ts';
import { anyFunction, call, part } from '../testing/note-given.tsx';

const akinyi = profileOf(7, { name: 'Akinyi' });
const swipeButtons = { SwipeButtons: 'features/discovery/deck/cards/swipe-buttons.tsx' };

/** A member with the badge on Discover. */
const onDiscover = { profile: { id: 1, isVerified: true }, path: '/discover' };

test('the pane beside the deck shows the profile on top, with the questions about it', async () => {
  const { show, given } = await openPart({ ProfilePane: 'features/people/members/profile-pane.tsx' }, onDiscover);
  const { DeckPane } = await import('./deck-pane.tsx');
  const { askAbout } = await import('./people/asked-about.ts');
  await show(<DeckPane profile={akinyi} />);
  expect(given['ProfilePane']).toEqual({ profile: akinyi, onAsk: askAbout });
});

test('the profile of a liker has its questions, and both answers are about that liker', async () => {
  const { screen, show, given } = await openPart(
    { ProfileViewer: 'features/people/members/profile-viewer.tsx', ...swipeButtons },
    onDiscover,
  );
  const { LikerPreview } = await import('./liker-preview.tsx');
  const { askAbout } = await import('./people/asked-about.ts');
  const [onClose, onAnswer] = [vi.fn(), vi.fn()];
  const liker = { id: 7, name: 'Asha' } as Liker;
  await show(<LikerPreview liker={undefined} onClose={onClose} onAnswer={onAnswer} />);
  expect(given['ProfileViewer']).toEqual({ profileId: undefined, onClose, onAsk: askAbout, foot: undefined });
  await show(<LikerPreview liker={liker} onClose={onClose} onAnswer={onAnswer} />);
  expect(given['ProfileViewer']).toMatchObject({ profileId: 7, onClose, onAsk: askAbout });
  screen.show(given['ProfileViewer']?.['foot'] as ReactElement);
  call(given['SwipeButtons'], 'onPress', 'left');
  call(given['SwipeButtons'], 'onPress', 'right');
  expect(onAnswer.mock.calls).toEqual([
    [liker, false],
    [liker, true],
  ]);
});

test('the preview of the deck opens a sheet about a liked part, which closes before the like', async () => {
  const { page, show, given } = await openPart(
    {
      ProfilePreview: 'features/people/members/profile-preview.tsx',
      LikeSheet: 'features/discovery/deck/likes/like-sheet.tsx',
      ...swipeButtons,
    },
    onDiscover,
  );
  const { DeckPreview } = await import('./deck-preview.tsx');
  const { SwipeButtons } = await import('../features/discovery/deck/cards/swipe-buttons.tsx');
  const { askAbout } = await import('./people/asked-about.ts');
  const calls = { onClose: vi.fn(), onDecide: vi.fn() };
  await show(<DeckPreview profile={akinyi} {...calls} />);
  const foot = part(SwipeButtons, { onPress: calls.onDecide });
  const preview = { profile: akinyi, onClose: calls.onClose, foot, onAsk: askAbout, onLikePart: anyFunction };
  expect(given['ProfilePreview']).toEqual(preview);
  const sheet = { profileId: 7, name: 'Akinyi', onClose: anyFunction, onLike: anyFunction };
  expect(given['LikeSheet']).toEqual({ ...sheet, part: undefined });
  for (const closing of ['onClose', 'onLike']) {
    call(given['ProfilePreview'], 'onLikePart', 'a photo');
    await page.requestsUnderWay();
    expect(given['LikeSheet']).toEqual({ ...sheet, part: 'a photo' });
    call(given['LikeSheet'], closing);
    await page.requestsUnderWay();
    expect(given['LikeSheet']).toEqual({ ...sheet, part: undefined });
  }
  expect(calls.onDecide.mock.calls).toEqual([['right']]);
  call(given['ProfilePreview'], 'onLikePart', 'a photo');
  await page.requestsUnderWay();
  await show(<DeckPreview profile={undefined} {...calls} />);
  await show(<DeckPreview profile={akinyi} {...calls} />);
  expect(given['LikeSheet']?.['part']).toBeUndefined();
});

test('the first question also asks for the gender, and putting it away changes nothing', async () => {
  const { show, given } = await openPart(
    { FirstQuestion: 'features/people/preferences/first-question.tsx' },
    onDiscover,
  );
  const { FirstQuestion } = await import('./first-question.tsx');
  const { OwnGenderField } = await import('../features/people/settings/own-gender-field.tsx');
  const onAnswered = vi.fn();
  await show(<FirstQuestion onAnswered={onAnswered} />);
  expect(given['FirstQuestion']).toEqual({ gender: part(OwnGenderField), onAnswered, onPutAway: anyFunction });
  call(given['FirstQuestion'], 'onPutAway');
  expect(onAnswered.mock.calls).toEqual([[false]]);
});

test('the head of a chat gives its call button and its menu the same person', async () => {
  const { show, given } = await openPart(
    {
      CallButton: 'features/conversations/calls/call-button.tsx',
      ChatMenu: 'app/people/chat-menu.tsx',
    },
    onDiscover,
  );
  const { ChatHeaderEnd } = await import('./calls/chat-header-end.tsx');
  await show(<ChatHeaderEnd partnerId={7} name="Akinyi" messages={[]} />);
  expect(given['ChatMenu']).toEqual({ partnerId: 7, name: 'Akinyi', messages: [] });
  await until(() => expect(given['CallButton']).toEqual({ partnerId: 7, name: 'Akinyi' }));
});

test('after a call its partner can be reported, and the report is about them', async () => {
  const { show, given } = await openPart({ Calls: 'features/conversations/calls/calls.tsx' }, onDiscover);
  const { MemberCalls } = await import('./calls/member-calls.tsx');
  const { askedAbout } = await import('./people/asked-about.ts');
  await show(<MemberCalls />);
  expect(given['Calls']).toEqual({ onReply: anyFunction, onWrite: anyFunction, onReport: anyFunction });
  call(given['Calls'], 'onReport', { id: 7, name: 'Akinyi' });
  expect(askedAbout.read()).toEqual({ action: 'report', person: { id: 7, name: 'Akinyi' } });
});

test('the list of matches at the left has the bell and the photo in its head', async () => {
  const { show, given } = await openPart(
    { MatchesPane: 'features/conversations/matches/matches-pane.tsx' },
    onDiscover,
  );
  const { MatchesBeside } = await import('./matches-beside.tsx');
  const { MemberTopBar } = await import('./member-top-bar.tsx');
  await show(<MatchesBeside alone={false} chosen={8} />);
  expect(given['MatchesPane']).toEqual({ alone: false, chosen: 8, controls: part(MemberTopBar, { inPane: true }) });
});

test('a profile that was saved in the panel is what the app knows from then on', async () => {
  const { page, show, given } = await openPart(
    {
      ProfilePanel: 'features/people/members/profile-panel.tsx',
      ProfileViewer: 'features/people/members/profile-viewer.tsx',
      EditProfileDialog: 'features/people/profiles/edit-profile-dialog.tsx',
      CompletenessCard: 'features/people/profiles/completeness/completeness-card.tsx',
    },
    onDiscover,
  );
  const { OwnProfileDialogs } = await import('./own-profile-dialogs.tsx');
  const { CompletenessCard } = await import('../features/people/profiles/completeness/completeness-card.tsx');
  const { ownProfileQuery } = await import('../shared/profiles/own-profile.ts');
  const onClose = vi.fn();
  await show(<OwnProfileDialogs open={false} onClose={onClose} />);
  const { profile } = page.session.readSession();
  const completeness = part(CompletenessCard, { profile, onEdit: anyFunction });
  const panel = { open: false, onClose, onEdit: anyFunction, onPreview: anyFunction, completeness };
  expect(given['ProfilePanel']).toEqual(panel);
  const card = given['ProfilePanel']?.['completeness'] as ReactElement<Record<string, unknown>>;
  for (const props of [given['ProfilePanel'], card.props]) {
    expect(given['EditProfileDialog']).toEqual({ open: false, onClose: anyFunction, onSaved: anyFunction });
    call(props, 'onEdit');
    await page.requestsUnderWay();
    expect(given['EditProfileDialog']?.['open']).toBe(true);
    call(given['EditProfileDialog'], 'onClose');
    await page.requestsUnderWay();
  }
  call(given['EditProfileDialog'], 'onSaved', { id: 1, name: 'Amina' });
  expect(page.client.getQueryData(ownProfileQuery.queryKey)).toEqual({ id: 1, name: 'Amina' });
});
