import { languages } from '@mwanzo/contract/language';
import { expect, test } from 'vitest';
import { composeCallPush, composePush, type NewsItem } from './compose-push.ts';

const item: NewsItem = { kind: 'message', actorId: 7, actorName: 'Amina', details: {} };
const choices = { showsNames: true } as Parameters<typeof composePush>[0]['choices'];

interface Reader {
  readonly language?: 'en' | 'sw';
  readonly plan?: 'basic' | 'premium';
  readonly showsNames?: boolean;
}

function shown(items: readonly Partial<NewsItem>[], reader: Reader = {}) {
  const { language = 'en', plan = 'basic', showsNames = true } = reader;
  const news = { language, plan, choices: { ...choices, showsNames }, unread: 3 } as const;
  return JSON.parse(composePush({ ...news, items: items.map((each) => ({ ...item, ...each })) }).payload);
}

test('a match and the messages of one conversation are one line, and those of another are a second one', () => {
  expect(shown([{}, { kind: 'match' }])).toMatchObject({ body: 'Amina sent you a message.', tag: 'chat-7', unread: 3 });
  expect(shown([{ kind: 'match' }])).toMatchObject({ body: "It's a match with Amina!", link: '/chat/7' });
  expect(shown([{}, { actorId: 8 }, { kind: 'match', actorId: 9 }])).toMatchObject({
    body: 'Matches: 1 · Conversations: 2',
    tag: 'several',
    link: '/matches',
  });
  expect(shown([{ kind: 'match' }, { kind: 'match', actorId: 8 }])).toMatchObject({ link: '/matches' });
});

test('news of other kinds that concern the same member stay apart, and lead to where they are listed', () => {
  const like = { kind: 'like' } as const;
  expect(shown([like, { kind: 'report', actorId: null }, { kind: 'premium', actorId: null }])).toMatchObject({
    body: 'Likes: 1 · Decisions: 2',
    link: '/likes',
  });
  expect(
    shown([
      { kind: 'report', actorId: null },
      { kind: 'premium', actorId: null },
    ]),
  ).toMatchObject({
    body: 'Decisions: 2',
    link: '/notifications',
  });
  expect(shown([like, {}])).toMatchObject({ body: 'Conversations: 1 · Likes: 1' });
});

test.each([
  [{ kind: 'like' }, 'Somebody liked you.', '/likes', 'likes'],
  [
    { kind: 'verification', details: { decision: 'approved' } },
    'Your profile is verified.',
    '/discover',
    'verification',
  ],
  [
    { kind: 'verification', details: { decision: 'rejected' } },
    'Your verification was not approved. See why.',
    '/verify',
    'verification',
  ],
  [{ kind: 'profile_change' }, 'There is a decision about your profile.', '/profile', 'profile'],
  [{ kind: 'report' }, 'We looked at your report.', '/notifications', 'report'],
  [{ kind: 'payment' }, 'There is news about your account.', '/settings/payments', 'payment'],
  [{ kind: 'premium' }, 'There is news about your account.', '/premium', 'premium'],
  [{ kind: 'safety' }, 'There is a decision about your account.', '/settings/decisions', 'safety'],
  [{ kind: 'message', details: { asks_to_talk: true } }, 'Amina would like to talk.', '/chat/7', 'chat-7'],
  [{ kind: 'message' }, 'Amina sent you a message.', '/chat/7', 'chat-7'],
  [{ kind: 'match', actorId: 9 }, "It's a match with Amina!", '/chat/9', 'chat-9'],
] as const)('%j says "%s", opens %s and replaces a push of the same tag only', (news, body, link, tag) => {
  expect(shown([news])).toEqual({ title: 'Mwanzo', body, link, tag, unread: 3 });
});

test('messages of members who are gone are counted one by one, and nothing is pushed of nothing', () => {
  const gone = { actorId: null, actorName: null };
  expect(shown([gone, gone, { kind: 'like' }])).toEqual({
    title: 'Mwanzo',
    body: 'Conversations: 2 · Likes: 1',
    link: '/matches',
    tag: 'several',
    unread: 3,
  });
  expect(() => shown([])).toThrow('There is nothing to push');
});

test('a name is one letter for letter, and none where nobody may read it', () => {
  expect(shown([{ actorName: '$& {name}' }]).body).toBe('$& {name} sent you a message.');
  const to = { language: 'en', unread: 1, callerName: '$& {name}' } as const;
  const ringing = composeCallPush({ callId: 'c', callerId: 7, isOver: false }, to);
  expect(JSON.parse(ringing.payload)).toMatchObject({ body: '$& {name} wants to talk now.' });
  expect(shown([{ actorName: null }]).body).toBe('You have a new message.');
  const plain = [
    'You have a new message.',
    'A match would like to talk.',
    'You have a new match.',
    'Somebody liked you.',
  ];
  const kinds = [{}, { details: { asks_to_talk: true } }, { kind: 'match' }, { kind: 'like' }] as const;
  expect(kinds.map((kind) => shown([kind], { plan: 'premium', showsNames: false }).body)).toEqual(plain);
});

test('a ringing call is urgent and short-lived, a missed one waits for the phone and replaces it', () => {
  const to = { language: 'en', unread: 1, callerName: null } as const;
  const call = { callId: 'c', callerId: 7 };
  const ringing = composeCallPush({ ...call, isOver: false }, to);
  const missed = composeCallPush({ ...call, isOver: true }, to);
  expect(ringing).toMatchObject({ isUrgent: true, ttlSeconds: 45 });
  const shownOf = ({ payload }: typeof ringing) => JSON.parse(payload);
  const same = { title: 'Mwanzo', tag: 'call-c', link: '/chat/7', unread: 1 };
  expect(shownOf(ringing)).toEqual({ ...same, body: 'Somebody wants to talk now.', rings: true });
  expect(shownOf(missed)).toEqual({ ...same, body: 'You missed a call.', rings: false });
  expect(missed).toMatchObject({ isUrgent: false, ttlSeconds: 86_400, topic: ringing.topic });
  expect(composeCallPush({ ...call, callId: 'd', isOver: false }, to).topic).not.toBe(ringing.topic);
  // Push services refuse longer topics, and other characters.
  expect(ringing.topic).toMatch(/^[\w-]{1,32}$/);
});

test.each([
  [{ kind: 'match' }, 'Wewe na Amina mmechaguana!', 'Mmechaguana na mtu mpya.'],
  [{ kind: 'message' }, 'Amina amekutumia ujumbe.', 'Una ujumbe mpya.'],
  [
    { kind: 'message', details: { asks_to_talk: true } },
    'Amina angependa kuzungumza.',
    'Mtu mliyechaguana angependa kuzungumza.',
  ],
  [{ kind: 'like' }, 'Amina amekupenda.', 'Kuna mtu amekupenda.'],
  [{ kind: 'verification', details: { decision: 'approved' } }, 'Wasifu wako umethibitishwa.'],
  [{ kind: 'verification', details: { decision: 'rejected' } }, 'Uthibitisho wako haukukubaliwa. Tazama sababu.'],
  [{ kind: 'profile_change' }, 'Kuna uamuzi kuhusu wasifu wako.'],
  [{ kind: 'report' }, 'Tumeangalia ripoti yako.'],
  [{ kind: 'safety' }, 'Kuna uamuzi kuhusu akaunti yako.'],
  [{ kind: 'payment' }, 'Kuna habari kuhusu akaunti yako.'],
  [{ kind: 'premium' }, 'Kuna habari kuhusu akaunti yako.'],
] as const)('in Swahili %j says "%s"', (news, named, plain: string = named) => {
  const reader = { language: 'sw', plan: 'premium' } as const;
  expect(shown([news], reader).body).toBe(named);
  expect(shown([news], { ...reader, showsNames: false }).body).toBe(plain);
});

test('in Swahili several news are counted by their kind, and a call is told from a missed one', () => {
  const news = [{ kind: 'like' }, { kind: 'report' }, {}, { actorId: 8 }, { kind: 'match', actorId: 9 }] as const;
  expect(shown(news, { language: 'sw' }).body).toBe('Mliochaguana: 1 · Mazungumzo: 2 · Waliokupenda: 1 · Uamuzi: 1');
  const said = (callerName: string | null) =>
    [false, true].map((isOver) => {
      const to = { language: 'sw', unread: 1, callerName } as const;
      return JSON.parse(composeCallPush({ callId: 'c', callerId: 7, isOver }, to).payload).body;
    });
  expect(said(null)).toEqual(['Kuna mtu anataka kuzungumza sasa.', 'Kuna simu hukuijibu.']);
  expect(said('Amina')).toEqual(['Amina anataka kuzungumza sasa.', 'Hukujibu simu ya Amina.']);
});

test('several news are told by their numbers, and lead to where the first of them are', async () => {
  const numbers = [0, 1, 2].flatMap((match) =>
    [0, 1].flatMap((message) =>
      [0, 1, 2].flatMap((like) => [0, 1].map((report) => ({ match, message, like, report }) as const)),
    ),
  );
  const lines = numbers.flatMap((counts) => {
    const kinds = Object.keys(counts) as (keyof typeof counts)[];
    const items = kinds.flatMap((kind, place) =>
      Array.from({ length: counts[kind] }, (_, at) => ({ kind, actorId: 10 * place + at })),
    );
    if (items.length < 2) return [];
    return languages.map((language) => {
      const { tag, link, body } = shown(items, { language });
      return `${kinds.map((kind) => `${kind} ${counts[kind]}`).join(', ')}: ${tag} ${link} "${body}"`;
    });
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./in-words/several-news.txt');
});
