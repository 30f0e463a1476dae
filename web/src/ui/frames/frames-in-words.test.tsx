import checkIcon from 'lucide/dist/esm/icons/check.mjs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../../testing/open-page.ts';
import { showScreen } from '../../testing/show-screen.tsx';

const nothing = () => undefined;
const noon = Date.parse('2026-11-24T12:00:00+03:00');
const midnight = Date.parse('2026-11-25T00:00:00+03:00');

test('frames are read and pressed as their words say', async () => {
  const page = await openPage();
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
  onTestFinished(() => void vi.useRealTimers());
  const { BottomNav } = await import('./bottom-nav.tsx');
  const { Card, WineCard } = await import('./card.tsx');
  const { EmergencyNumbers } = await import('./emergency-numbers.tsx');
  const { EmptyState } = await import('./empty-state.tsx');
  const { LimitState, MessageLimitNote } = await import('./limit-state.tsx');
  const { LoadFailed } = await import('./load-failed.tsx');
  const { OfflineState } = await import('./offline-state.tsx');
  const { PageTitle } = await import('./page.tsx');
  const { DocumentRow, LinkRow, PressRow, RowGroup } = await import('./row-group.tsx');
  const { Spinner } = await import('./spinner.tsx');
  const limit = { until: midnight, onOver: nothing };
  const screen = await showScreen(
    page,
    <>
      <BottomNav
        items={[
          { label: 'Discover', icon: checkIcon, href: '/discover', current: true },
          { label: 'Matches', icon: checkIcon, href: '/matches', badge: 12 },
          { label: 'Log out', icon: checkIcon, onPress: nothing, atFoot: true },
        ]}
      />
      <PageTitle title="Your matches">All of them</PageTitle>
      <Card title="A card">Inside</Card>
      <WineCard>Premium</WineCard>
      <EmergencyNumbers />
      <EmptyState drawing={null} title="Nobody" saying={{ text: 'Haba na haba', meaning: 'Little by little' }}>
        Come back tomorrow.
      </EmptyState>
      <LimitState {...limit} kind="swipes" why="Without the badge" waiting={3} actions={<a href="/premium">More</a>} />
      <LimitState {...limit} kind="profiles" waiting={undefined} actions={null} />
      <MessageLimitNote {...limit}>Your messages of today are used up.</MessageLimitNote>
      <LoadFailed error={{ requestId: 'abcdefgh2345' }} onRetry={nothing}>
        The matches did not load.
      </LoadFailed>
      <OfflineState onRetry={nothing} />
      <RowGroup title="Account" note="Saved at once">
        <LinkRow href="/settings/email" label="E-mail" hint="amina@example.com" icon={checkIcon} />
        <PressRow onPress={nothing} label="Kiswahili" lang="sw" />
        <DocumentRow href="/terms/" label="Terms" hint="What holds here" />
      </RowGroup>
      <Spinner />
      <Spinner label="Looking for people" />
    </>,
  );
  await expect(screen.words()).toMatchFileSnapshot('./in-words/frames.txt');
});

test('an inner page with all its parts is read as its words say', async () => {
  const page = await openPage();
  const { InnerPage } = await import('./inner-page.tsx');
  const inner = (titleBelow: boolean) => (
    <InnerPage title="Birthday" up="/settings" status="Saved" foot={<p>Foot</p>} titleBelow={titleBelow}>
      Content
    </InnerPage>
  );
  const screen = await showScreen(page, inner(false), '/settings/birthday');
  const head = screen.words();
  screen.show(inner(true));
  await expect(`${head}\n${screen.words()}`).toMatchFileSnapshot('./in-words/inner-page.txt');
});
