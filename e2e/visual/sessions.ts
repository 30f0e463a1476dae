import { choosePreferences } from '../people/choose-preferences.ts';
import { listMatches } from '../people/matches.ts';
import { type Session, signIn } from '../server/api-requests.ts';

/** The addresses of those who look at the screens. */
const viewers = ['amina', 'brian', 'moderator', 'new'].map((name) => `${name}@mwanzo.test`);
const variable = 'VISUAL_SESSIONS';

/**
 * Signs in everybody who looks at a screen, once for all tests: what they do shows on the screens of others, for
 * example that they are online.
 */
export async function openSessions(): Promise<void> {
  const sessions: Record<string, Session> = {};
  for (const email of viewers) {
    const session = await signIn(email);
    sessions[email] = session;
    if (email === 'moderator@mwanzo.test') continue;
    await choosePreferences(session.access);
    await listMatches(session.access);
  }
  process.env[variable] = JSON.stringify(sessions);
}

export function findSession(email: string): Session {
  const session = (JSON.parse(process.env[variable] ?? '{}') as Record<string, Session>)[email];
  if (!session) throw new Error(`${email} is not among the viewers`);
  return session;
}
