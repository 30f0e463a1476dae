import { expect, test, vi } from 'vitest';
import { openPage } from '../../../testing/open-page.ts';
import { until } from '../../../testing/until.ts';

type Ready = File | 'too large' | 'not a picture';
const prepared = vi.hoisted(() => new Map<string, (ready: Ready) => void>());
vi.mock(import('./prepare-document.ts'), () => ({
  prepareDocument: (file: File) => new Promise<Ready>((resolve) => prepared.set(file.name, resolve)),
}));

const file = (name: string) => new File([name], name);

async function openForm() {
  const page = await openPage();
  const { useDocuments } = await import('./use-documents.ts');
  const form = page.run(() => useDocuments(), undefined);
  const card = () => form.now().choices.id_document;
  return { page, form, card, again: () => page.run(() => useDocuments(), undefined).now().choices.id_document };
}

test('of two pictures that are picked the second counts, however long the first one takes', async () => {
  const { page, form, card } = await openForm();
  form.now().pick('id_document', file('one.jpg'));
  form.now().pick('id_document', file('two.jpg'));
  prepared.get('two.jpg')?.(file('two.jpg'));
  await until(() => expect(card()).toMatchObject({ file: { name: 'two.jpg' }, preparing: false }));
  prepared.get('one.jpg')?.(file('one.jpg'));
  await page.requestsUnderWay();
  expect(card().file?.name).toBe('two.jpg');
});

test('a picture that cannot be used says so, and leaves the one before', async () => {
  const { form, card, again } = await openForm();
  form.now().pick('id_document', file('one.jpg'));
  prepared.get('one.jpg')?.(file('one.jpg'));
  await until(() => expect(card().preparing).toBe(false));
  form.now().pick('id_document', file('huge.jpg'));
  await until(() => expect(card()).toMatchObject({ preparing: true, problem: undefined }));
  prepared.get('huge.jpg')?.('too large');
  await until(() => expect(card()).toMatchObject({ file: { name: 'one.jpg' }, preparing: false }));
  expect(card().problem).toMatch(/^This photo is over 10 MB/);
  expect(form.now().choices.selfie).toEqual({ file: null, preparing: false, problem: undefined, lost: '' });
  form.now().pick('id_document', file('three.jpg'));
  await until(() => expect(card()).toMatchObject({ preparing: true, problem: undefined }));
  expect(again().lost).toBe('one.jpg');
});

test('a file that is no picture says so on its own card, and what did not arrive is there again', async () => {
  const { form, again } = await openForm();
  form.now().pick('selfie', file('notes.txt'));
  prepared.get('notes.txt')?.('not a picture');
  const problem = 'This file is not a picture. Choose a JPEG, PNG, WebP or HEIC photo.';
  await until(() =>
    expect(form.now().choices).toEqual({
      id_document: { file: null, preparing: false, problem: undefined, lost: '' },
      selfie: { file: null, preparing: false, problem, lost: '' },
    }),
  );
  expect(sessionStorage.getItem('mwanzo.forms')).toBeNull();
  const { submissions } = await import('./submission.ts');
  const files = { selfie: file('me.jpg'), id_document: file('id.jpg') };
  const said = { pose: undefined, agreed: false, navigate: () => undefined, loadPose: () => undefined };
  submissions.add({ ...said, ...files, id: 'documents', phase: 'failed' });
  expect(again()).toEqual({ file: files.id_document, preparing: false, problem: undefined, lost: '' });
});

test('after a reload the form names what was picked, to its member only, and never after a logout', async () => {
  const { page, form, again } = await openForm();
  for (const [name, picked] of [
    ['id_document', file('id.jpg')],
    ['selfie', file('me.jpg')],
  ] as const) {
    form.now().pick(name, picked);
    prepared.get(picked.name)?.(picked);
    await until(() => expect(form.now().choices[name].file).not.toBeNull());
  }
  expect(again()).toMatchObject({ file: null, lost: 'id.jpg' });
  const drafts = sessionStorage.getItem('mwanzo.forms') ?? '';
  expect(drafts).toContain('"owner":1');
  page.session.logout();
  expect([sessionStorage.getItem('mwanzo.forms'), again().lost]).toEqual([null, '']);
});

test('a picture that becomes ready after a logout leaves nothing for whoever comes next', async () => {
  const { page, form, again } = await openForm();
  form.now().pick('id_document', file('passport-amina.jpg'));
  page.session.logout();
  prepared.get('passport-amina.jpg')?.(file('passport-amina.jpg'));
  await page.requestsUnderWay();
  expect([sessionStorage.getItem('mwanzo.forms'), again()]).toMatchObject([null, { file: null, lost: '' }]);
});
