import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { LoginScreen } from '../features/people/accounts/login-screen.tsx';
import { SignUpScreen } from '../features/people/accounts/sign-up-screen.tsx';
import { ComingSoonScreen } from '../features/billing/plans/coming-soon-screen.tsx';
import { TopUpScreen } from '../features/billing/plans/top-up-screen.tsx';
import { VerifyForm } from '../features/trust/verifications/verify-form.tsx';
import { markupInWords } from '../testing/markup-in-words.ts';
import { linkOf, renderScreen, textOf } from '../testing/render-screen.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import HowWeChoosePage from './pages/how-we-choose-page.tsx';
import NotFoundPage from './pages/not-found-page.tsx';

/** Returns the markup of the input with this name. */
function inputNamed(markup: string, name: string): string {
  return (
    [...markup.matchAll(/<input\b[^>]*>/g)].map(([input]) => input).find((input) => input.includes(`name="${name}"`)) ??
    ''
  );
}

test('the sign-in form asks for e-mail and password, carries the brand and leads to sign-up and home', () => {
  const screen = renderScreen(<LoginScreen Restricted={() => null} />);
  expect(screen).toMatch(/<h1[^>]*>Welcome back to Mwanzo/);
  expect(inputNamed(screen, 'email')).toMatch(/type="email".*required/);
  expect(inputNamed(screen, 'password')).toMatch(/type="password".*required|required.*type="password"/);
  expect(textOf(screen)).toContain('|Sign In|');
  expect(linkOf(screen, 'Create an account')).toBe('/signup');
  expect(linkOf(screen, 'Back to home')).toBe('/');
});

test('the sign-up form requires name, e-mail, both passwords and birthday, and leads to sign-in and home', () => {
  const screen = renderScreen(<SignUpScreen />);
  for (const name of ['full_name', 'email', 'password', 'confirmPassword', 'birthday'])
    expect(inputNamed(screen, name)).toContain('required');
  expect(inputNamed(screen, 'email')).toContain('type="email"');
  expect(textOf(screen)).toContain('|Step 1 of 3|Create your account|');
  expect(textOf(screen)).toContain('|Create Account|');
  expect(linkOf(screen, 'Log in')).toBe('/login');
  expect(linkOf(screen, 'Back to home')).toBe('/');
});

test('sign-up offers every gender and orientation and requires none of them', () => {
  const screen = renderScreen(<SignUpScreen />);
  const genders = [...screen.matchAll(/<input type="radio"[^>]*name="gender"[^>]*>/g)].map(([input]) => input);
  expect(genders.map((input) => /value="([^"]*)"/.exec(input)?.[1]).toSorted()).toEqual([
    'female',
    'genderfluid',
    'male',
    'non-binary',
    'other',
    'trans',
  ]);
  for (const input of genders) expect(input).not.toContain('required');
  for (const label of ['Trans', 'Genderfluid']) expect(textOf(screen)).toContain(`|${label}|`);
  const orientations = /<select[^>]*name="orientation".*?<\/select>/s.exec(screen)?.[0] ?? '';
  expect(textOf(orientations)).toContain('|Straight|Gay|Lesbian|Bisexual|Pansexual|Asexual|Queer|Other|');
});

test('sign-up says beside the orientation what choosing one means', () => {
  const screen = renderScreen(<SignUpScreen />);
  const select = /<select[^>]*name="orientation"[^>]*>/.exec(screen)?.[0] ?? '';
  const id = /aria-describedby="([^" ]*)/.exec(select)?.[1];
  expect(screen).toMatch(new RegExp(`id="${id}"[^>]*>If you choose one, you agree that we keep it`));
});

test('sign-up says what hiding an orientation does and what it does not', () => {
  const hint = textOf(renderScreen(<SignUpScreen />));
  expect(hint).toContain('This covers Trans and Genderfluid too. What you hide cannot be found by search or filters.');
  expect(hint).toContain('where many people fit, your orientation decides in whose deck you appear');
  expect(hint).toContain('so a verified member may guess it');
});

test('sign-up says in one line who sees orientation and birthday, and the choices are folded below it', () => {
  const screen = renderScreen(<SignUpScreen />);
  const [line = '', id] =
    /<button[^>]*aria-expanded="false"[^>]*aria-controls="([^"]*)".*?<\/button>/s.exec(screen) ?? [];
  expect(textOf(line)).toContain('|Matches see your orientation and birthday. |Change|');
  expect(screen).toMatch(new RegExp(`<fieldset id="${id}" hidden=""`));
});

test('sign-up names the terms and the privacy policy above its button', () => {
  const screen = renderScreen(<SignUpScreen />);
  expect(textOf(screen)).toContain('|By joining you accept the |Terms| and |Privacy Policy|.|Create Account|');
  expect(linkOf(screen, 'Terms')).toBe('/terms');
  expect(linkOf(screen, 'Privacy Policy')).toBe('/privacy');
});

test('the verification form takes two pictures, the selfie with the front camera', () => {
  const screen = renderScreen(<VerifyForm />);
  expect(inputNamed(screen, 'selfie')).toMatch(/accept="image\/\*".*capture="user"/);
  expect(inputNamed(screen, 'id_document')).toContain('accept="image/*"');
  expect(inputNamed(screen, 'id_document')).not.toContain('capture');
  expect(textOf(screen)).toContain('|Hold your ID next to your face, in good light.|');
  expect(textOf(screen)).toContain('Review takes 24 to 48 hours.');
  expect(textOf(screen)).toContain('Only our reviewers see these, and a program on our server if you allow it below.');
  expect(textOf(screen)).toContain('|Submit for review|');
});

test('the hint below a visibility promises nothing that the choices contradict', () => {
  const screen = textOf(renderScreen(<SignUpScreen />));
  expect(screen).toContain('|Your age is always shown. Here you decide who can read the date.|');
  expect(screen).toMatch(/\|Who sees your birthday\|(?:[^|]*\|)*Everyone\|/);
});

test('the page on how we choose tells what never counts apart, and leads a visitor back to the sign-up', () => {
  const screen = renderScreen(<HowWeChoosePage />);
  const [counting = '', never = ''] = textOf(screen).split('What never counts');
  expect(counting.match(/What you both show|Likes and passes|Talking and meeting|Being about/g)).toHaveLength(4);
  expect(never.match(/Tribe, religion, skin, income, school|Who pays|What somebody hides/g)).toHaveLength(3);
  expect(screen).toMatch(/<a [^>]*href="\/signup"/);
  expect(screen).not.toContain('href="/settings"');
});

test('the coming-soon page promises no news that nobody sends', () => {
  const screen = textOf(renderScreen(<ComingSoonScreen />));
  expect(screen).toContain('|Stay Updated|The bell tells you about new matches, likes and messages.|');
});

test('the coming-soon page has three cards and leads back to browsing and home', () => {
  const screen = renderScreen(<ComingSoonScreen />);
  expect(screen).toMatch(/<h1[^>]*>Something Amazing is Coming Soon!/);
  for (const card of ['Spot-on Matching', 'Smart Features', 'Stay Updated'])
    expect(screen).toMatch(new RegExp(`<h2[^>]*>${card}`));
  expect(linkOf(screen, 'Continue Browsing')).toBe('/discover');
  expect(linkOf(screen, 'Back to Home')).toBe('/');
});

/** Renders the plans, with this response about the member's own plan. */
function renderTopUp(own: object = { plan: 'basic', until: null, stops_at: null, checkout: null }): string {
  const client = new QueryClient();
  client.setQueryData(['premium'], own);
  return renderScreen(
    <QueryClientProvider client={client}>
      <TopUpScreen />
    </QueryClientProvider>,
  );
}

test('top-up marks the plan that the member has, and says until when Premium is paid', () => {
  expect(textOf(renderTopUp())).toContain('|Basic|Your plan|');
  const until = new Date(Date.now() + 10 * 86_400_000).toISOString();
  const screen = renderTopUp({ plan: 'premium', until, stops_at: until, checkout: 'mpesa' });
  expect(textOf(screen)).toMatch(/\|Premium\|Your plan\|Premium until [^|]+\|/);
  expect(textOf(screen)).not.toContain('|Basic|Your plan|');
  expect(linkOf(screen, 'Add more time')).toBe('/premium');
});

test('top-up offers the trial to whom it is open alone, and says what it is before it starts', () => {
  const basic = { plan: 'basic', until: null, stops_at: null, checkout: null };
  const trial = { is_offered: true, ends_at: null, was_started: false };
  expect(textOf(renderTopUp({ ...basic, trial }))).toContain(
    '|Try Premium for three days|Free, because you are verified. You pay nothing, and nothing renews.|',
  );
  for (const other of [basic, { ...basic, trial: { ...trial, is_offered: false } }])
    expect(textOf(renderTopUp(other))).not.toContain('Try Premium');
});

test('top-up says that a trial is one, until a paid pass follows it', () => {
  const [ends_at, later] = [2, 5].map((days) => new Date(Date.now() + days * 86_400_000).toISOString());
  const running = { plan: 'premium', checkout: 'mpesa', trial: { is_offered: false, ends_at, was_started: true } };
  const screen = textOf(renderTopUp({ ...running, until: ends_at, stops_at: ends_at }));
  expect(screen).toMatch(/\|Your trial runs until [^|]+, \d\d:\d\d\. It does not renew\.\|/);
  expect(textOf(renderTopUp({ ...running, until: later, stops_at: later }))).toMatch(/\|Premium until [^|]+\|/);
});

test('top-up leads to the checkout only where money can be paid', () => {
  const basic = { plan: 'basic', until: null, stops_at: null };
  const paid = renderTopUp({ ...basic, checkout: 'mpesa' });
  expect(linkOf(paid, 'Get Premium')).toBe('/premium');
  expect(textOf(paid)).toContain('|Get Premium|Pay with M-Pesa. No card needed.|');
  for (const checkout of ['pretend', null]) {
    const screen = renderTopUp({ ...basic, checkout });
    expect(linkOf(screen, 'Get Premium')).toBe('/coming-soon');
    expect(textOf(screen)).not.toContain('M-Pesa');
  }
});

test('top-up offers the landing page’s two plans: Basic leads to /discover, Premium to /coming-soon', () => {
  const screen = renderTopUp();
  const basic = [
    'Limited messages per day',
    'Access to a limited number of profiles',
    'Limited visibility of who likes you',
    'Text-only chat',
    'Limited swipes per day',
  ];
  const premium = [
    'Unlimited messaging',
    'Access to all profiles (free and premium users)',
    'See everyone who liked you',
    'Share photos and media in chats',
    'Voice calling**',
  ];
  for (const line of ['Free', ...basic, 'KES 375', 'per month', ...premium])
    expect(textOf(screen)).toContain(`|${line}|`);
  expect(linkOf(screen, 'Continue with Basic')).toBe('/discover');
  expect(linkOf(screen, 'Get Premium')).toBe('/coming-soon');
});

test('the screens for everybody, and the plans in each state, are whole', async () => {
  vi.stubEnv('TZ', 'Africa/Nairobi');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-24T09:00:00Z') });
  onTestFinished(() => void vi.unstubAllEnvs());
  onTestFinished(() => void vi.useRealTimers());
  const basic = { plan: 'basic', until: null, stops_at: null, checkout: null };
  const trial = { is_offered: true, ends_at: null, was_started: false };
  const [ended, later] = ['2026-11-23T15:00:00.000Z', '2026-12-19T15:00:00.000Z'];
  const premium = { plan: 'premium', stops_at: later, checkout: 'mpesa' };
  const screens = {
    'coming soon': renderScreen(<ComingSoonScreen />),
    'how we choose': renderScreen(<HowWeChoosePage />),
    verification: renderScreen(<VerifyForm />),
    'no such page': renderScreen(<NotFoundPage />),
    'a page whose code is on its way': renderScreen(<LoadingScreen />),
    'plans of Basic': renderTopUp(basic),
    'plans with a trial': renderTopUp({ ...basic, checkout: 'mpesa', trial }),
    'plans of Premium': renderTopUp({ ...premium, until: later }),
    'plans in the days of grace': renderTopUp({ ...premium, until: ended }),
  };
  const told = Object.entries(screens).map(async ([name, markup]) => `${name}\n${await markupInWords(markup)}`);
  await expect((await Promise.all(told)).join('\n')).toMatchFileSnapshot('./in-words/public-screens.txt');
});

test('the 404 page says so and leads home', () => {
  const screen = renderScreen(<NotFoundPage />);
  expect(screen).toMatch(/<h1[^>]*>Oops! Page not found/);
  expect(linkOf(screen, 'Return to Home')).toBe('/');
});
