import { expect, test } from 'vitest';
import { createSaver } from './saver.ts';

interface Choices {
  near: string;
  age: number;
}

interface Sent {
  changes: Partial<Choices>;
  succeed: () => void;
  fail: () => void;
}

function startSaver(mayGoOn = () => true) {
  const sent: Sent[] = [];
  const failures: unknown[] = [];
  const saver = createSaver<Choices>({
    send: (changes) =>
      new Promise((resolve, reject) => sent.push({ changes, succeed: resolve, fail: () => reject(new Error('no')) })),
    onFailure: (error) => failures.push(error),
    mayGoOn,
  });
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return { saver, sent, failures, settled };
}

test('a choice is shown at once and is saved', async () => {
  const { saver, sent } = startSaver();
  const saved = saver.choose({ near: 'town' });
  expect(saver.read()).toEqual({ changes: { near: 'town' }, status: 'saving' });
  sent[0]?.succeed();
  expect(await saved).toBe(true);
  expect(saver.read()).toEqual({ changes: {}, status: 'saved' });
});

test('choices made during a request go out together after it, the last one of each kind', async () => {
  const { saver, sent, settled } = startSaver();
  void saver.choose({ near: 'town' });
  void saver.choose({ near: 'county' });
  void saver.choose({ age: 30 });
  void saver.choose({ near: 'anywhere' });
  expect(sent.map(({ changes }) => changes)).toEqual([{ near: 'town' }]);
  expect(saver.read().changes).toEqual({ near: 'anywhere', age: 30 });
  sent[0]?.succeed();
  await settled();
  expect(sent.map(({ changes }) => changes)).toEqual([{ near: 'town' }, { near: 'anywhere', age: 30 }]);
  sent[1]?.succeed();
  await settled();
  expect(saver.read().status).toBe('saved');
});

test('a choice that is being saved is shown beside a later one of another kind', () => {
  const { saver } = startSaver();
  void saver.choose({ near: 'town' });
  void saver.choose({ age: 30 });
  expect(saver.read().changes).toEqual({ near: 'town', age: 30 });
});

test('a choice that fails is no longer shown, and a later one is still saved', async () => {
  const { saver, sent, failures, settled } = startSaver();
  void saver.choose({ near: 'town' });
  void saver.choose({ age: 30 });
  sent[0]?.fail();
  await settled();
  expect(saver.read().changes).toEqual({ age: 30 });
  expect(failures).toHaveLength(1);
  sent[1]?.succeed();
  await settled();
  expect(saver.read().status).toBe('saved');
});

test('a failure of the last choice is said until the next one', async () => {
  const { saver, sent, settled } = startSaver();
  void saver.choose({ near: 'town' });
  sent[0]?.fail();
  await settled();
  expect(saver.read()).toEqual({ changes: {}, status: 'failed' });
  saver.settle();
  expect(saver.read().status).toBe('idle');
});

test('what waits is dropped when the member has signed out, and its failure says nothing', async () => {
  let signedIn = true;
  const { saver, sent, failures, settled } = startSaver(() => signedIn);
  void saver.choose({ near: 'town' });
  void saver.choose({ near: 'county' });
  signedIn = false;
  sent[0]?.fail();
  await settled();
  expect([sent.length, failures.length, saver.read().changes]).toEqual([1, 0, {}]);
});

test('what was saved or has failed is not shown again with the next choice', async () => {
  const { saver, sent, settled } = startSaver();
  void saver.choose({ near: 'town' });
  sent[0]?.succeed();
  await settled();
  void saver.choose({ age: 30 });
  expect(saver.read().changes).toEqual({ age: 30 });
  sent[1]?.fail();
  await settled();
  void saver.choose({ near: 'county' });
  expect(saver.read().changes).toEqual({ near: 'county' });
});

test('a page that opens while a choice is being saved says so', () => {
  const { saver } = startSaver();
  void saver.choose({ near: 'town' });
  saver.settle();
  expect(saver.read()).toEqual({ changes: { near: 'town' }, status: 'saving' });
});
