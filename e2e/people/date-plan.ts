import { randomUUID } from 'node:crypto';
import { apiRequest, serverAddress } from '../server/api-requests.ts';

export interface TestPlan {
  readonly id: number;
  /** The friend's page on the server of these tests. */
  readonly link: string;
}

/** Makes a plan whose meeting began ten minutes ago, or begins in `minutes`, with three hours to say "I am fine". */
export async function makeDatePlan(token: string, partner: number, minutes = -10): Promise<TestPlan> {
  const inMinutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();
  const response = await apiRequest('POST', '/api/date-plans/', {
    token,
    body: {
      partner,
      client_id: randomUUID(),
      place: 'Java House, Kimathi Street',
      meets_at: inMinutes(minutes),
      check_in_at: inMinutes(minutes + 180),
    },
  });
  const { id, link } = (await response.json()) as { id: number; link: string };
  return { id, link: linkHere(link) };
}

/** Turns a link into one to this server, since the server may use another host name in links. */
export function linkHere(link: string): string {
  const { pathname, search } = new URL(link);
  return `${serverAddress()}${pathname}${search}`;
}
