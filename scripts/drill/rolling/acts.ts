import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client, Responded } from './client.ts';
import type { Ledger } from './ledger.ts';
import type { Couple, People } from './people.ts';

/** The pause before a client sends again what has failed, in ms. */
export const againMs = 500;

const syllables = ['la', 'le', 'li', 'lo', 'lu', 'wa', 'we', 'wi', 'wo', 'wu'];

/** A word for each number, because digits in messages look like numbers of phones. */
const wordOf = (number: number) => `za${Array.from(String(number), (digit) => syllables[Number(digit)]).join('')}`;

/** The work of a couple in one turn. */
type Act = (couple: Couple, turn: number) => Promise<void>;

interface Acts {
  readonly all: readonly Act[];
  /** Sends a message until it is acknowledged, always with the same id, as clients do. */
  send(couple: Couple, media?: number): Promise<void>;
}

/** Everything that couples do besides uploads. Each request is counted, and each that fails is noted. */
export function createActs(client: Client, people: People, ledger: Ledger): Acts {
  let sent = 0;

  async function count(kind: string, sending: Promise<Responded>, status: number): Promise<Responded | null> {
    ledger.requests[kind] = (ledger.requests[kind] ?? 0) + 1;
    const at = new Date().toISOString().slice(11, 19);
    const responded = await sending;
    if (responded.status === status) return responded;
    ledger.failures.push(`${kind} at ${at}: ${responded.status || 'the connection broke'}`);
    return null;
  }

  async function send([from, to]: Couple, media?: number): Promise<void> {
    const clientId = randomUUID();
    sent += 1;
    const text = `Habari ${wordOf(sent)}`;
    const body = { sender: from.id, receiver: to.id, text, client_id: clientId, media };
    for (;;) {
      const responded = await count('message', client.post('/api/messages/send/', from.token, body), 201);
      if (responded) {
        const { id } = responded.body as { id: number };
        ledger.messages.set(id, { clientId, sender: from.id, receiver: to.id });
        return;
      }
      await wait(againMs);
    }
  }

  async function swipe([swiper]: Couple, turn: number): Promise<void> {
    const round = Math.floor(turn / people.couples.length / all.length);
    const target = people.others[round % people.others.length];
    if (!target) return;
    const body = { target_profile_id: target.id, matched: turn % 3 === 0 };
    const responded = await count('swipe', client.post('/api/profiles/like-pass/', swiper.token, body), 200);
    if (responded) ledger.swipes.add(`${swiper.id}-${target.id}`);
  }

  const read = async (kind: string, at: string, token?: string) => void (await count(kind, client.get(at, token), 200));
  const all: Act[] = [
    (couple) => send(couple),
    ([one, other]) => send([other, one]),
    swipe,
    ([one]) => read('deck', '/api/profiles/discover/', one.token),
    ([one]) => read('matches', '/api/profiles/matches/', one.token),
    ([one, other]) => read('conversation', `/api/messages/conversation/${other.id}/?limit=50`, one.token),
    ([, other]) => read('notifications', '/api/notifications/', other.token),
    () => read('health', '/health/live'),
  ];
  return { all, send };
}
