import type { Match } from '@mwanzo/contract/conversations/matches';
import type { Kept } from '@mwanzo/contract/people/keeps';
import { expect, test, vi } from 'vitest';
import { matchWith } from '../testing/example-match.ts';
import { profileOf } from '../testing/example-profile.ts';
import { anyFunction, call, part } from '../testing/note-given.tsx';
import { openPart } from '../testing/open-part.tsx';
import { until } from '../testing/until.ts';

/** A member with the badge on Discover. */
const onDiscover = { profile: { id: 1, isVerified: true }, path: '/discover' };

test('each end of the deck knows the request and loads it again; a used-up limit comes before a failure', async () => {
  const { page, show, given } = await openPart(
    {
      DayLimit: 'features/discovery/deck/day-limit.tsx',
      FailedDeck: 'features/discovery/deck/failed-deck.tsx',
      EmptyDeck: 'features/discovery/deck/empty-deck.tsx',
    },
    onDiscover,
  );
  const { DeckEnd } = await import('./deck-end.tsx');
  const { EndOfDeck } = await import('../features/people/preferences/deck-end/end-of-deck.tsx');
  const { dayLimits } = await import('../shared/allowances/day-limits.ts');
  const calls = { onRefresh: vi.fn(), onClear: vi.fn() };
  const query = { search: 'chai', min_age: 18, max_age: 50 };
  const end = { failed: true, narrowed: true, searched: 'chai', decidedAll: true, query, ...calls };
  await show(<DeckEnd {...end} />);
  expect([given['FailedDeck'], given['EmptyDeck']]).toEqual([end, undefined]);
  dayLimits.write({ swipes: Date.now() + 3_600_000, profiles: Date.now() + 3_600_000 });
  await page.requestsUnderWay();
  expect(given['DayLimit']).toEqual({ kind: 'swipes', onOver: calls.onRefresh });
  dayLimits.write({});
  await show(<DeckEnd {...end} failed={false} />);
  expect(given['EmptyDeck']).toEqual({ ...end, failed: false });
  await show(<DeckEnd {...end} failed={false} narrowed={false} />);
  const asked = await page.api.take('GET /api/profiles/discover/');
  expect(asked.request).toContain('search=chai');
  asked.reply({ status: 500, body: { code: 'internal', detail: '' } });
  const children = part(EndOfDeck, { onChanged: calls.onRefresh });
  await until(() => expect(given['EmptyDeck']).toEqual({ ...end, failed: false, narrowed: false, children }));
  expect(await page.requestsUnderWay()).toBe(0);
  dayLimits.write({ profiles: Date.now() + 3_600_000 });
  await page.requestsUnderWay();
  expect(given['DayLimit']).toEqual({ kind: 'profiles', onOver: calls.onRefresh });
});

test('the bar over a page opens the panel, which closes; in a pane it has the same, without the brand', async () => {
  const { page, screen, show, given } = await openPart(
    {
      ProfileButton: 'features/people/members/profile-button.tsx',
      NotificationBell: 'features/notices/notifications/notification-bell.tsx',
      OwnProfileDialogs: 'app/own-profile-dialogs.tsx',
    },
    onDiscover,
  );
  const { MemberTopBar } = await import('./member-top-bar.tsx');
  const words = [];
  for (const inPane of [false, true]) {
    await show(<MemberTopBar key={String(inPane)} inPane={inPane} />);
    words.push(screen.text());
    for (const [act, open] of [
      ['onOpen', true],
      ['onClose', false],
    ] as const) {
      call(given[open ? 'ProfileButton' : 'OwnProfileDialogs'], act);
      await page.requestsUnderWay();
      expect(given['OwnProfileDialogs']).toEqual({ open, onClose: anyFunction });
    }
  }
  expect(words).toEqual([
    'mwanzo|NotificationBell|ProfileButton|OwnProfileDialogs',
    'NotificationBell|ProfileButton|OwnProfileDialogs',
  ]);
});

test('the sheets over a person get whom, how and what about, and lead from the report to the block', async () => {
  const { page, show, given } = await openPart(
    {
      ReportSheet: 'features/trust/reports/report-sheet.tsx',
      EndContactSheet: 'features/conversations/blocks/end-contact-sheet.tsx',
      BlockedSheet: 'features/conversations/blocks/blocked-sheet.tsx',
    },
    onDiscover,
  );
  const { PersonSheetsToCome } = await import('./people/person-sheets-deferred.tsx');
  const { askedAbout, closeSheet } = await import('./people/asked-about.ts');
  const person = { id: 7, name: 'Akinyi' };
  await show(<PersonSheetsToCome />);
  askedAbout.write({ action: 'report', person, messageIds: [3], isAboutMessage: true, reason: 'money' });
  await until(() => expect(given['ReportSheet']).toBeDefined());
  const report = { open: true, onClose: closeSheet, person, onSent: anyFunction, onBlock: anyFunction };
  expect(given['ReportSheet']).toEqual({ ...report, messageIds: [3], isAboutMessage: true, reason: 'money' });
  askedAbout.write({ action: 'report', person });
  await page.requestsUnderWay();
  expect(given['ReportSheet']).toEqual({ ...report, messageIds: [], isAboutMessage: false, reason: undefined });
  call(given['ReportSheet'], 'onBlock');
  await page.requestsUnderWay();
  expect(askedAbout.read()).toEqual({ action: 'block', person });
  expect(given['EndContactSheet']).toEqual({ how: 'block', onClose: closeSheet, person, onEnded: anyFunction });
  call(given['EndContactSheet'], 'onEnded');
  await page.requestsUnderWay();
  expect(given['BlockedSheet']).toEqual({ name: 'Akinyi', isReported: false, hadChat: false, onClose: anyFunction });
  askedAbout.write({ action: 'unmatch', person: { id: 8, name: 'Wanza' } });
  await page.requestsUnderWay();
  expect(given['EndContactSheet']).toMatchObject({ how: 'unmatch', person: { id: 8, name: 'Wanza' } });
  expect(page.client.getQueryData(['matches'])).toBeUndefined();
});

test('the notice of a review gives its card and its sheets the list, the offer and what each does', async () => {
  const { page, show, given } = await openPart(
    {
      BadgeNote: 'features/people/keeps/badge-note.tsx',
      ReviewCard: 'features/trust/verifications/review-card.tsx',
      KeepSheet: 'features/people/keeps/keep-sheet.tsx',
      KeptList: 'features/people/keeps/kept-list.tsx',
    },
    { profile: { id: 1, isVerified: false }, path: '/discover' },
  );
  const { ReviewNotice } = await import('./review-notice.tsx');
  const { keepOffer } = await import('../shared/keeps/keep-offer.ts');
  const { openVerification } = await import('../shared/verifications/open-verification.ts');
  const { keptQuery } = await import('../queries/kept.ts');
  const verification = { status: 'pending', decide_by: null } as never;
  openVerification.write(verification);
  const kept = [8, 9].map((id) => ({ ...profileOf(id), kept_at: '2026-11-21T09:00:00.000Z' })) as unknown as Kept[];
  page.client.setQueryData(keptQuery.queryKey, kept);
  await show(<ReviewNotice deck={{ current: null }} />);
  expect(given['BadgeNote']).toEqual({ isVerified: false, onShown: anyFunction });
  expect(given['ReviewCard']).toEqual({ kept: 2, onOpenKept: anyFunction });
  const sheet = { verification, count: 2, onClose: anyFunction, onKeep: anyFunction, onOpenList: anyFunction };
  expect(given['KeepSheet']).toEqual({ ...sheet, profile: undefined });
  const list = { kept, verification, onClose: anyFunction, onDrop: anyFunction, onKeep: anyFunction };
  expect(given['KeptList']).toEqual({ ...list, open: false });
  const akinyi = profileOf(7);
  for (const closing of ['onClose', 'onOpenList']) {
    keepOffer.read()?.(akinyi);
    await page.requestsUnderWay();
    expect(given['KeepSheet']).toEqual({ ...sheet, profile: akinyi });
    call(given['KeepSheet'], closing);
    await page.requestsUnderWay();
    expect([given['KeepSheet']?.['profile'], given['KeptList']?.['open']]).toEqual([
      undefined,
      closing === 'onOpenList',
    ]);
  }
  call(given['KeptList'], 'onClose');
  await page.requestsUnderWay();
  expect(given['KeptList']?.['open']).toBe(false);
});

test('the deck’s other parts: the note after ten decisions, and its form, which opens and closes', async () => {
  const { page, show, given } = await openPart(
    {
      CompletenessCard: 'features/people/profiles/completeness/completeness-card.tsx',
      EditProfileDialog: 'features/people/profiles/edit-profile-dialog.tsx',
    },
    onDiscover,
  );
  const { DiscoverExtras } = await import('./discover-extras.tsx');
  await show(<DiscoverExtras decided={9} onChanged={() => undefined} />);
  expect(given['CompletenessCard']).toBeUndefined();
  await show(<DiscoverExtras decided={10} onChanged={() => undefined} />);
  const { profile } = page.session.readSession();
  expect(given['CompletenessCard']).toEqual({ profile, onEdit: anyFunction });
  for (const [props, act, open] of [
    ['CompletenessCard', 'onEdit', true],
    ['EditProfileDialog', 'onClose', false],
  ] as const) {
    call(given[props], act);
    await page.requestsUnderWay();
    expect(given['EditProfileDialog']).toEqual({ open, onClose: anyFunction, onSaved: anyFunction });
  }
});

test('a new match is shown with what its profile adds, and its dialog closes', async () => {
  const close = vi.fn();
  const shown = { match: matchWith(7) as Match, interests: ['Yoga'], more: 1 };
  vi.doMock(import('./live/use-match-announcement.ts'), () => ({
    useMatchAnnouncement: () => ({ shown, announced: 'You and Akinyi', close }),
  }));
  const { screen, show, given } = await openPart(
    { MatchDialog: 'features/discovery/deck/match/match-dialog.tsx' },
    onDiscover,
  );
  const { MatchAnnouncement } = await import('./live/match-announcement.tsx');
  vi.doUnmock('./live/use-match-announcement.ts');
  await show(<MatchAnnouncement />);
  expect(given['MatchDialog']).toEqual({ newMatch: shown, onClose: close });
  expect(screen.all('output', '')[0]?.textContent).toBe('You and Akinyi');
});
