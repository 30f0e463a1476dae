import { randomUUID } from 'node:crypto';
import { apiRequest, serverAddress } from '../server/api-requests.ts';

export interface TestPlan {
  readonly id: number;
  /** The friend's page on the server of these tests. */
  readonly link: string;
}

/** Plans to meet a match in ten minutes, and to say "I am fine" three hours later. */
export async function makeDatePlan(token: string, partner: number): Promise<TestPlan> {
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const response = await apiRequest('POST', '/api/date-plans/', {
    token,
    body: {
      partner,
      client_id: randomUUID(),
      place: 'Java House, Kimathi Street',
      meets_at: inMinutes(10),
      check_in_at: inMinutes(190),
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
