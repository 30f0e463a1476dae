import { streamEvent, type StreamEvent } from '@mwanzo/contract/events';
import { expect, onTestFinished, test, vi } from 'vitest';
import { matchWith } from '../../testing/example-match.ts';
import { exampleMessage } from '../../testing/example-message.ts';
import { startReceiving } from './start-receiving.fixture.ts';

const callId = '7b0c1f5e-3a55-4f0e-9c57-0d8b1e9f2a11';
const own = exampleMessage(2, 1);

/** An event of each type, and of each kind of a type that does something else. */
const events: readonly StreamEvent[] = [
  { type: 'message', partner: 7, message: exampleMessage(3, 7) },
  { type: 'message', partner: 7, message: exampleMessage(3, 1) },
  { type: 'message', partner: 9, message: exampleMessage(3, 9) },
  { type: 'message_changed', partner: 7, message: { ...own, text: '', is_deleted: true } },
  { type: 'message_read', partner: 7, up_to: 2, by_partner: true },
  { type: 'message_read', partner: 8, up_to: 2, by_partner: false },
  { type: 'message_delivered', partner: 7, up_to: 2 },
  { type: 'typing', partner: 7 },
  { type: 'match', partner: 9 },
  { type: 'swiped', partner: 9 },
  { type: 'rewound', partner: 9 },
  { type: 'match_ended', partner: 7 },
  { type: 'call', partner: 7, call_id: callId, state: 'ended', reason: null, device: null },
  { type: 'call_signal', partner: 7, call_id: callId, description: null, candidates: [] },
  { type: 'talk', partner: 7 },
  { type: 'presence', partner: 7, presence: 'online' },
  { type: 'notification', kind: 'message' },
  { type: 'notification', kind: 'match' },
  { type: 'notifications_read' },
  { type: 'decision' },
  { type: 'document_looks' },
  { type: 'payment' },
  { type: 'verification' },
  { type: 'sync', refetch: false },
  { type: 'sync', refetch: true },
];

/** The cache of the page holds these beside the list of matches. */
const cached = [
  ['conversation', 7],
  ['past-conversations'],
  ['notifications'],
  ['likes'],
  ['profile', 7],
  ['profile', 8],
  ['blocks'],
  ['kept'],
  ['date-plans'],
  ['call-availability', 7],
  ['decisions'],
  ['moderation', 'document-looks'],
  ['orders'],
  ['premium'],
  ['deck-end', {}],
  ['preferences'],
];

/** Tells in words what an event has changed on a page that knows a bit of everything. */
async function changesBy(event: StreamEvent): Promise<string[]> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.parse('2026-11-24T09:00:00Z') });
  const { page, receive, matches, messages } = await startReceiving();
  const { client } = page;
  const list = [matchWith(7, { last_message: { ...own, media_kind: null } }), matchWith(8, { unread_count: 2 })];
  client.setQueryData<object[]>(['matches'], list);
  for (const queryKey of cached) client.setQueryData(queryKey, {});
  const { decidedProfile, rewoundProfile } = await import('../../shared/deck/decided-profile.ts');
  const { endedContacts } = await import('../../shared/matches/ended-contacts.ts');
  const { typing } = await import('../../shared/messages/typing.ts');
  const { missedChanges } = await import('../../shared/conversations/missed-changes.ts');
  const told = vi.fn();
  const fetched = vi.spyOn(globalThis, 'fetch');
  const asked = () =>
    fetched.mock.calls.map(
      ([url, init]) => `${init?.method ?? 'GET'} ${new URL(String(url)).pathname} ${init?.body ?? ''}`,
    );
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'removed') told(`removed ${JSON.stringify(query.queryKey)}`);
  });
  const state = () => ({
    messages: messages().map(({ id, text, delivered_at, seen_at }) => [id, text, delivered_at, seen_at]),
    list: matches().map(({ id, unread_count, presence, last_message: last }) => [id, unread_count, presence, last?.id]),
    last: matches().find(({ id }) => id === 7)?.last_message,
    decided: decidedProfile.read(),
    rewound: rewoundProfile.read(),
    ended: [...endedContacts.read()],
    typing: [...typing.read()],
    missed: missedChanges.read(),
  });
  const before = state();
  receive(event);
  await vi.dynamicImportSettled();
  await page.requestsUnderWay();
  vi.advanceTimersByTime(500);
  await page.requestsUnderWay();
  await vi.dynamicImportSettled();
  const after = state();
  const changed = (Object.keys(before) as (keyof typeof before)[])
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map((name) => `${name} is ${JSON.stringify(after[name])}`);
  const isOutdated = (queryKey: unknown[]) => client.getQueryState(queryKey)?.isInvalidated;
  const outdated = [['matches'], ...cached].filter(isOutdated).map((queryKey) => JSON.stringify(queryKey));
  const requests = asked().toSorted();
  fetched.mockRestore();
  vi.useRealTimers();
  return [
    ...changed,
    ...told.mock.calls.flat().map(String),
    ...(outdated.length > 0 ? [`outdated ${outdated.join(', ')}`] : []),
    ...requests.map((request) => `asks ${request.trim()}`),
  ];
}

test('each event changes what its lines say, and nothing else', async () => {
  onTestFinished(() => void vi.useRealTimers());
  expect(new Set(events.map(({ type }) => type))).toEqual(
    new Set(streamEvent.options.map(({ shape }) => shape.type.value)),
  );
  const lines = [];
  for (const event of events) {
    const { message: _, ...fields } = { message: undefined, ...event };
    lines.push(JSON.stringify(fields), ...(await changesBy(event)).map((change) => `  ${change}`));
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./in-words/events.txt');
});
