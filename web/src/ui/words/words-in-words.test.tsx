import checkIcon from 'lucide/dist/esm/icons/check.mjs';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/open-page.ts';
import { showScreen } from '../../testing/show-screen.tsx';

const shared = { kind: 'town', text: 'Same town' } as const;
const fresh = { kind: 'isNew', text: 'New here' } as const;

test('texts are read as their words say', async () => {
  const page = await openPage();
  const { Bubble } = await import('./bubble.tsx');
  const { ChoiceHeading } = await import('./choice-heading.tsx');
  const { CountBadge } = await import('./count-badge.tsx');
  const { Fact } = await import('./fact.tsx');
  const { InReviewNote } = await import('./in-review-note.tsx');
  const { LanguageToggle } = await import('./language-toggle.tsx');
  const { Price } = await import('./price.tsx');
  const { ProfileTags } = await import('./profile-tags.tsx');
  const { Saying } = await import('./saying.tsx');
  const { TextButton, TextLink } = await import('./text-link.tsx');
  const { TickList } = await import('./tick-list.tsx');
  const { VerifiedBadge } = await import('./verified-badge.tsx');
  const { VerifiedTag } = await import('./verified-tag.tsx');
  const screen = await showScreen(
    page,
    <>
      <Bubble mine from="You" time="14:20" dateTime="2026-11-24T11:20:00Z" status="Seen">
        Habari
      </Bubble>
      <Bubble mine={false} from="Otieno" photo={{ src: '/p.webp', alt: 'A photo of Otieno' }} />
      <ChoiceHeading>Your gender</ChoiceHeading>
      <CountBadge count={12} />
      <CountBadge count={0} />
      <ul>
        <Fact icon={checkIcon} title="Nobody is told" text="Not even they." />
      </ul>
      <InReviewNote text="Others see your old name." />
      <InReviewNote text={null} />
      <LanguageToggle />
      <Price amount="KES 150" per="for a week" />
      <Price amount="KES 0" />
      <ProfileTags town="Nairobi" intent="A relationship" reason={shared} />
      <ProfileTags town="" intent={undefined} reason={fresh} />
      <ProfileTags town="" intent={undefined} />
      <Saying meaning="Slowly">Polepole</Saying>
      <Saying>Haraka</Saying>
      <TextLink to="/login">Sign in</TextLink>
      <TextLink href="/terms/">Terms</TextLink>
      <TextButton>Clear all</TextButton>
      <TickList items={['Unlimited likes', 'Voice notes']} />
      <VerifiedBadge />
      <VerifiedBadge decorative />
      <VerifiedTag />
    </>,
  );
  await expect(screen.words()).toMatchFileSnapshot('./in-words/texts.txt');
});
