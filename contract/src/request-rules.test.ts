import { noHints } from './discovery/swipes.ts';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';

interface HintedSwipe {
  readonly hints: object;
}

type Change = readonly [change: Readonly<Record<string, unknown>>, refused?: string];

/** Takes a field away. */
const gone = undefined;
const ages: readonly Change[] = [[{}], [{ min_age: 30, max_age: 30 }], [{ min_age: 31, max_age: 30 }, 'min_age']];
const filtered: readonly Change[] = [
  ...ages,
  [{ min_age: 40 }],
  [{ max_age: 18, min_age: gone }],
  [{ min_age: '31', max_age: '' }],
];
const preferences = { looking_for: 'women', min_age: 20, max_age: 30, near: 'town', intent: '', verified_only: 'true' };
const needsReason: readonly Change[] = [
  [{}],
  [{ decision: 'reject' }, 'reason'],
  [{ decision: 'reject', reason: '' }, 'reason'],
  [{ decision: 'reject', reason: 'Not the face' }],
  [{ decision: 'reject', reason_code: 'face_unclear' }],
];
const checks = {
  same_person: true,
  photo_fits: true,
  name_fits: true,
  age_fits: true,
  document_genuine: true,
  pose_fits: true,
};
const document = { kind: 'national_id', number: '12345678' };
const suspension = { decision: 'suspend', until: '2026-12-01T18:00:00Z' };

/** A request that is accepted, and what changes to it are refused for: the field that is named. */
const requests: Readonly<Record<string, readonly [base: object, changes: readonly Change[]]>> = {
  signUp: [
    { full_name: 'Amina', email: 'amina@mwanzo.test', password: 'ndefu-ya-kutosha', birthday: '1995-01-01' },
    [
      [{}],
      [{ confirmPassword: '' }],
      [{ confirmPassword: 'ndefu-ya-kutosha' }],
      [{ confirmPassword: 'ndefu-ya-kutoshA' }, 'confirmPassword'],
    ],
  ],
  putPreferences: [{ ...preferences, looking_for: ['women'], intent: [], verified_only: true }, ages],
  countPreferences: [preferences, ages],
  countDeck: [{}, filtered],
  getDeck: [{}, filtered],
  swipe: [
    { target_profile_id: 7, matched: true },
    [
      [{ comment: 'Habari', prompt_id: 'chai-rules' }],
      [{ comment: '', prompt_id: '', photo_id: null, matched: false }],
      [{ target_profile_id: gone, profile_id: 7, matched: gone, direction: 'pass' }],
      [{ target_profile_id: gone }, 'target_profile_id'],
      [{ matched: gone }, 'matched'],
      [{ prompt_id: 'chai-rules', photo_id: 3 }, 'photo_id'],
      [{ comment: 'Habari', matched: false }, 'comment'],
      [{ photo_id: 3, matched: gone, direction: 'pass' }, 'comment'],
    ],
  ],
  sendMessage: [
    { sender: 1, receiver: 2, text: 'Habari' },
    [
      [{ client_id: null, media: '', reply_to: null, confirmed: '' }],
      [{ text: '' }, 'text'],
      [{ text: ' \n ' }, 'text'],
      [{ text: '', media: 3 }],
      [{ reply_to: 3 }],
      [{ reply_to_prompt: 'chai-rules' }],
      [{ reply_to: 3, reply_to_prompt: 'chai-rules' }, 'reply_to_prompt'],
    ],
  ],
  reportMember: [
    { user_id: 7, reason: 'money' },
    [
      [{}],
      [{ user_id: gone, target_profile_id: 7 }],
      [{ user_id: gone }, 'user_id'],
      [{ reason: 'other' }, 'text'],
      [{ reason: 'other', text: ' ' }, 'text'],
      [{ reason: 'other', details: 'Aliomba pesa.' }],
    ],
  ],
  decideVerification: [
    { decision: 'approve', checks, seen: { name: 'Amina', photo_id: 3 }, document },
    [
      ...needsReason,
      ...Object.keys(checks).map((check): Change => [{ checks: { ...checks, [check]: false } }, 'checks']),
      [{ checks: gone }, 'checks'],
      [{ checks: { ...checks, not_another: false } }],
      [{ seen: gone }, 'seen'],
      [{ seen: { name: 'Amina', photo_id: null } }],
      [{ document: gone }, 'document'],
      [{ document: { ...document, number: '1234' } }, 'document'],
      [{ document: { ...document, kind: 'passport' } }],
      [{ decision: 'request_new' }, 'reason'],
      [{ decision: 'request_new', reason_code: 'face_unclear', checks: gone, seen: gone, document: gone }],
    ],
  ],
  decideChange: [{ decision: 'approve' }, needsReason],
  decidePhotoReview: [{ decision: 'approve' }, needsReason],
  decideReportCase: [
    { decision: 'warn', reason: 'money', note: 'Asked for money' },
    [
      [{}],
      [{ reason: gone }, 'reason'],
      [{ note: gone }, 'note'],
      [{ note: ' ' }, 'note'],
      [{ decision: 'dismiss', reason: gone, note: gone }],
      [suspension],
      [{ ...suspension, until: gone }, 'until'],
      [{ until: suspension.until }, 'until'],
      [{ decision: 'ban', until: suspension.until }, 'until'],
      [{ decision: 'ban' }],
    ],
  ],
};

const parts = Object.entries<Endpoint>(endpoints).flatMap(([name, { query, body }]) =>
  [query, body].flatMap((schema) => (schema ? [[name, schema as z.ZodType] as const] : [])),
);
const schemaOf = new Map(parts);

/** The fields that are named when a request is refused. */
function refusedOf(schema: z.ZodType | undefined, request: object): string[] {
  return schema?.safeParse(request).error?.issues.map(({ path }) => path.join('.')) ?? [];
}

test.each(Object.entries(requests))('the fields of %s go together', (name, [base, changes]) => {
  for (const [change, refused] of changes)
    expect(refusedOf(schemaOf.get(name), { ...base, ...change }), JSON.stringify(change)).toEqual(
      refused === undefined ? [] : [refused],
    );
});

test('every request whose fields depend on each other stands here', () => {
  const isRuled = ({ _zod: { def } }: z.ZodType) => def.type === 'pipe' || (def.checks ?? []).length > 0;
  const ruled = parts.flatMap(([name, schema]) => (isRuled(schema) ? name : []));
  expect(Object.keys(requests).toSorted()).toEqual(ruled.toSorted());
});

test('a swipe and a report are read alike in both of their forms, the newer name first', () => {
  const read = (name: string, request: object): unknown => schemaOf.get(name)?.parse(request);
  const like = { targetId: 7, liked: true, note: null, hints: noHints };
  expect(read('swipe', { target_profile_id: 7, profile_id: 8, matched: true, direction: 'pass' })).toEqual(like);
  expect(read('swipe', { profile_id: 7, direction: 'like' })).toEqual(like);
  expect(read('swipe', { profile_id: 7, direction: 'pass' })).toEqual({ ...like, liked: false });
  const photo = { text: '', promptId: null, photoId: 3 };
  expect(read('swipe', { profile_id: 7, direction: 'like', photo_id: 3 })).toEqual({ ...like, note: photo });
  const both = { user_id: 7, target_profile_id: 8, reason: 'money', text: 'Pesa', details: 'Other words' };
  expect(read('reportMember', both)).toMatchObject({ reportedId: 7, text: 'Pesa' });
});

test('every request that is accepted here, and what it is read as', async () => {
  const lines = Object.entries(requests).flatMap(([name, [base, changes]]) =>
    changes
      .filter(([, refused]) => refused === undefined)
      .map(([change]) => {
        const changed = JSON.stringify(change, (_, value: unknown) => (value === undefined ? 'gone' : value));
        return `${name} ${changed}: ${JSON.stringify(schemaOf.get(name)?.parse({ ...base, ...change }))}`;
      }),
  );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./in-words/read-requests.txt');
});

test('a hint of a swipe counts within its bounds, and any other one is left out', () => {
  const hintsOf = (hints: object) => {
    const read = schemaOf.get('swipe')?.parse({ profile_id: 7, direction: 'like', ...hints }) as
      | HintedSwipe
      | undefined;
    return read && Object.values(read.hints);
  };
  expect(hintsOf({ deciding_ms: 1, place: 2, looked: 0 })).toEqual([1, 2, 0]);
  expect(hintsOf({ deciding_ms: 0, place: 1, looked: 2 })).toEqual([0, 1, 2]);
  expect(hintsOf({ deciding_ms: 3_600_000, place: 10_000, looked: 1 })).toEqual([3_600_000, 10_000, 1]);
  expect(hintsOf({ deciding_ms: 3_600_001, place: 10_001, looked: 3 })).toEqual([null, null, null]);
  expect(hintsOf({ deciding_ms: -1, place: 0, looked: -1 })).toEqual([null, null, null]);
  expect(hintsOf({ deciding_ms: 1.5, place: '2', looked: null })).toEqual([null, null, null]);
});
