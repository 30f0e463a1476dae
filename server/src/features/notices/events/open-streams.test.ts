import { expect, test } from 'vitest';
import { stageStreams, typing } from './staged-streams.fixture.ts';

test('a client that got an event or a sync of its own is told no id again by the next heartbeat', () => {
  const { events, open, pass, loseEvents } = stageStreams();
  const { sent } = open(1);
  events.publish({ to: [1], event: { type: 'notifications_read' } });
  pass(20_000);
  expect(sent.at(-1)).toBe(':\n\n');
  loseEvents();
  pass(20_000);
  expect(sent.at(-1)).toBe(':\n\n');
});

test('a heartbeat comes every 20 seconds, with an id only when events of others have passed', () => {
  const { events, open, pass } = stageStreams();
  const { sent } = open(1);
  pass(19_999);
  expect(sent).toEqual([]);
  pass(1);
  expect(sent).toEqual([':\n\n']);
  events.publish({ to: [2], event: { type: 'notifications_read' } });
  pass(20_000);
  expect(sent.at(-1)).toMatch(/^:\nid: [\w-]{36}\n\n$/);
  pass(20_000);
  expect(sent.at(-1)).toBe(':\n\n');
  expect(sent).toHaveLength(3);
  // A process that was busy for a minute makes up for nothing.
  pass(60_000);
  pass(19_999);
  expect(sent).toHaveLength(4);
});

/** The id that a client has when its stream breaks after these frames. */
const knownAfter = (frames: string, before: string | null) => /^id: (.*)$/m.exec(frames)?.[1] ?? before;

test('a line that breaks right after the sync of a resumed stream costs no event, however often it breaks', () => {
  const { events, open } = stageStreams();
  const first = open(1);
  let known = knownAfter(first.beginning, null);
  first.close();
  // A second event about a partner takes the first one from nobody.
  for (const partner of [2, 3, 2]) events.publish({ to: [1], event: typing(partner) });
  const syncOf = (beginning: string) => beginning.slice(0, beginning.indexOf('\n\n', beginning.indexOf('"sync"')) + 2);
  for (let times = 0; times < 3; times += 1) {
    const resumed = open(1, known);
    expect(syncOf(resumed.beginning)).toContain('"refetch":false');
    known = knownAfter(syncOf(resumed.beginning), known);
    resumed.close();
  }
  const whole = open(1, known);
  expect([...whole.beginning.matchAll(/"partner":(\d)/g)].map(([, partner]) => partner)).toEqual(['2', '3', '2']);
  // After events were lost, the client fetches again, and knows all that came before.
  expect(open(1, 'unknown').beginning).toMatch(/\nid: .*\ndata: {"type":"sync","refetch":true,"quiet_ms":0}\n\n$/);
});

test('a resumed stream, whose client knows an old id only, gets the newest one with its first heartbeat', () => {
  const { events, open, pass } = stageStreams();
  const known = knownAfter(open(1).beginning, null);
  events.publish({ to: [2], event: { type: 'notifications_read' } });
  const resumed = open(1, known);
  expect(knownAfter(resumed.beginning, known)).toBe(known);
  pass(20_000);
  expect(knownAfter(resumed.sent.join(''), known)).toBe(knownAfter(open(1).beginning, null));
  pass(20_000);
  expect(resumed.sent.at(-1)).toBe(':\n\n');
});

/** The events of a stream, without heartbeats, hints and syncs. */
const toldTo = ({ sent }: { sent: readonly string[] }) =>
  sent
    .filter((frame) => /"partner":/.test(frame))
    .map((frame) => JSON.parse(frame.slice(frame.indexOf('{'))))
    .map(({ type, partner }) => [type, partner]);

test('after the end of a match nothing of the partner comes through, until there is a new one', () => {
  const { events, open, pass } = stageStreams();
  const first = open(1);
  const stranger = open(3);
  const type = () => events.publish({ to: [1, 3], event: typing(2) });
  type();
  events.publish({ to: [1], event: { type: 'match_ended', partner: 2 } });
  type();
  // A delayed event may come minutes later.
  pass(5 * 60_000);
  type();
  events.publish({ to: [1], event: typing(4) });
  events.publish({ to: [1], event: { type: 'match', partner: 2 } });
  type();
  expect(toldTo(stranger)).toEqual(Array.from({ length: 4 }, () => ['typing', 2]));
  expect(toldTo(first)).toEqual([
    ['typing', 2],
    ['match_ended', 2],
    ['typing', 4],
    ['match', 2],
    ['typing', 2],
  ]);
});

test('the last end of a match is remembered for ten minutes, and what comes later is shown', () => {
  const { events, open, pass } = stageStreams();
  const { sent } = open(1);
  const end = (partner: number) => events.publish({ to: [1], event: { type: 'match_ended', partner } });
  const type = () => [2, 3].forEach((partner) => events.publish({ to: [1], event: typing(partner) }));
  end(2);
  pass(6 * 60_000);
  [3, 2].forEach(end);
  pass(10 * 60_000);
  sent.splice(0);
  type();
  pass(1);
  type();
  expect(toldTo({ sent })).toEqual([
    ['typing', 2],
    ['typing', 3],
  ]);
});

test('a client that comes back is not shown what it has missed of a match that has ended since', () => {
  const { events, open } = stageStreams();
  const { beginning, close } = open(1);
  close();
  for (const partner of [2, 3]) events.publish({ to: [1], event: typing(partner) });
  events.publish({ to: [1], event: { type: 'match_ended', partner: 2 } });
  const missed = open(1, knownAfter(beginning, null)).beginning;
  expect([...missed.matchAll(/"type":"(\w+)","partner":(\d)/g)].map(([, type, partner]) => [type, partner])).toEqual([
    ['typing', '3'],
    ['match_ended', '2'],
  ]);
});

test('after events were lost every stream fetches again, and so does a client that was away meanwhile', () => {
  const { events, open, loseEvents } = stageStreams();
  const there = open(1);
  const away = open(2);
  away.close();
  events.publish({ to: [1], event: typing(3) });
  loseEvents();
  const told = there.sent.at(-1) ?? '';
  expect(told).toMatch(/^id: .*\ndata: {"type":"sync","refetch":true}\n\n$/);
  expect(open(2, knownAfter(away.beginning, null)).beginning).toContain('"refetch":true');
  // Nothing was lost since.
  events.publish({ to: [1], event: typing(4) });
  expect(open(1, knownAfter(told, null)).beginning).toMatch(/"refetch":false[^]*"partner":4/);
});

test('an event that the bus delivers twice, or whose receivers it names twice, is shown once', () => {
  const { events, open, repeat } = stageStreams();
  const stream = open(1);
  for (const partner of [2, 3]) events.publish({ to: [1, 1], event: typing(partner) });
  repeat();
  expect(toldTo(stream)).toEqual([
    ['typing', 2],
    ['typing', 3],
  ]);
});

test('a new stream says for how long nothing has happened to its member, and a gap in the events does not', () => {
  const { events, open, pass, loseEvents } = stageStreams();
  pass(2500);
  const quietOf = (frames: string) => /"quiet_ms":(\d+)/.exec(frames)?.[1];
  expect(quietOf(open(1).beginning)).toBe('2500');
  events.publish({ to: [1], event: { type: 'notifications_read' } });
  pass(700);
  const { beginning, sent } = open(1);
  expect([quietOf(beginning), quietOf(open(2).beginning)]).toEqual(['700', '3200']);
  loseEvents();
  expect(sent.join('')).toContain('{"type":"sync","refetch":true');
});

/** Sends a frame or two to several streams of two members, and tells what each of them gets. */
function playStreams(): string {
  const { events, open, pass, presence, endedSessions, drain, loseEvents } = stageStreams();
  const streams = new Map<string, ReturnType<typeof open>>();
  const told: string[] = [];
  const begin = (name: string, ...of: Parameters<typeof open>) => {
    const stream = open(...of);
    streams.set(name, stream);
    told.push(`${name} begins: ${stream.beginning}`);
  };
  const step = (words: string, work: () => void) => {
    told.push(`== ${words}`);
    work();
    for (const [name, { sent }] of streams) told.push(...sent.splice(0).map((frame) => `${name}: ${frame}`));
    told.push(...presence.splice(0).map(([userId, isHere]) => `${userId} is ${isHere ? 'here' : 'away'}`));
  };
  const tell = (to: number[], partner: number) => events.publish({ to, event: typing(partner) });
  step('two streams of one member, and one of another', () => {
    begin('first', 1);
    begin('second', 1, null, 2);
    begin('other', 2, null, 3);
  });
  step('something for one of them', () => tell([1], 7));
  step('something for both', () => tell([2, 1], 8));
  step('20 seconds later', () => pass(20_000));
  step('something for the other', () => tell([2], 9));
  step('20 seconds later', () => pass(20_000));
  step('the first one breaks', () => streams.get('first')?.close());
  step('something is missed', () => tell([1], 10));
  step('it comes back with what it knew', () => begin('first again', 1, known(told)));
  step('with an unknown id', () => begin('stranger', 1, 'nothing'));
  step('a session has ended', () => (endedSessions.add(2), pass(1)));
  step('events were lost', loseEvents);
  step('a match ends', () => events.publish({ to: [1], event: { type: 'match_ended', partner: 8 } }));
  step('a late word of it', () => tell([1, 2], 8));
  step('one stream more than a member may have', () => ['a', 'b', 'c', 'd'].forEach((name) => begin(name, 1)));
  step('a token expires', () => (begin('short', 2, null, 4, 1), pass(1)));
  step('half of them end', () => drain(0.5));
  step('all of them end', () => drain(1));
  return told.map((line) => `${line.trimEnd()}\n`).join('');
}

/** The id that the first stream was told last. */
const known = (told: readonly string[]): string =>
  told.flatMap((line) => /^first: [^]*id: (.+)/m.exec(line)?.[1] ?? []).at(-1) ?? '';

test('each frame of several streams stands as it is', async () => {
  const names = new Map<string, string>();
  const nameOf = (id: string) => names.get(id) ?? names.set(id, `id ${names.size + 1}`).get(id) ?? id;
  // Clients come back at drawn times when a server stops.
  const told = playStreams()
    .replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, nameOf)
    .replaceAll(/(?<=retry: )(?!3000$|60000$|0$)\d+$/gm, 'drawn');
  await expect(told).toMatchFileSnapshot('./in-words/frames.txt');
});
