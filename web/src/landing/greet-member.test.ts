import { afterEach, expect, test, vi } from 'vitest';
import { greetMember } from './greet-member.ts';

afterEach(() => void vi.unstubAllGlobals());

/** Opens the landing page with this in localStorage, and runs its script. */
function openLanding(stored: Record<string, string> | 'denied') {
  const events = new EventTarget();
  const place = { textContent: '' };
  const bar = { hidden: true, querySelector: () => place };
  vi.stubGlobal('document', { getElementById: () => bar });
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  if (stored === 'denied') vi.stubGlobal('localStorage', undefined);
  else vi.stubGlobal('localStorage', stored);
  // The function runs from its source text without this module, as on the page.
  // oxlint-disable-next-line no-new-func -- that is what the page does with it
  new Function(`(${greetMember.toString()})()`)();
  const link = {
    href: '',
    getAttribute: () => link.href,
    setAttribute: (_: string, href: string) => {
      link.href = href;
    },
  };
  const press = (href: string) => {
    link.href = href;
    const target = { closest: () => (['/login', '/signup'].includes(href) ? link : null) };
    events.dispatchEvent(Object.defineProperty(new Event('click'), 'target', { value: target }));
    return link.href;
  };
  return { bar, place, link, press, dispatch: (name: string) => events.dispatchEvent(new Event(name)) };
}

const session = { accessToken: 'a', refreshToken: 'r', user: '{"id":7,"full_name":"Amina Yusuf"}' };

test('a member reads their name, and sign-in and sign-up lead to /discover', () => {
  const landing = openLanding({ ...session, profile: '{"id":7,"name":"Amina","full_name":"Amina Yusuf"}' });
  expect([landing.bar.hidden, landing.place.textContent]).toEqual([false, 'Amina']);
  expect(['/login', '/signup', '#'].map(landing.press)).toEqual(['/discover', '/discover', '#']);
});

test('a link that was followed leads to its own page again when the browser brings the page back', async () => {
  const { press, link } = openLanding(session);
  expect(press('/signup')).toBe('/discover');
  await vi.waitFor(() => expect(link.href).toBe('/signup'));
});

test('without a profile the name of the account is used', () => {
  expect(openLanding(session).place.textContent).toBe('Amina Yusuf');
});

test.each([
  ['nothing stored', {}],
  ['an ended session', { user: session.user }],
  ['no access token', { refreshToken: 'r', user: session.user }],
  ['no refresh token', { accessToken: 'a', user: session.user }],
  ['a corrupt user', { ...session, user: '{' }],
  ['storage denied', 'denied' as const],
])('with %s the page stays as it is', (_, stored) => {
  const landing = openLanding(stored);
  expect(landing.bar.hidden).toBe(true);
  expect(landing.press('/login')).toBe('/login');
});

test.each(['pageshow', 'storage'])('after a logout the page says nothing any more: %s', (event) => {
  const stored: Record<string, string> = { ...session };
  const landing = openLanding(stored);
  delete stored['accessToken'];
  landing.dispatch(event);
  expect([landing.bar.hidden, landing.place.textContent, landing.press('/login')]).toEqual([true, '', '/login']);
});
