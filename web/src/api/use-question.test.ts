import { expect, test, vi } from 'vitest';
import { openPage } from '../testing/open-page.ts';
import { until } from '../testing/until.ts';

/** Opens a question about the person with this id, or none. */
async function openQuestion(about?: number) {
  const page = await openPage();
  const { useQuestion } = await import('./use-question.ts');
  const answers: (PromiseWithResolvers<void> & { about: number })[] = [];
  const work = (id: number) => {
    const answer = { about: id, ...Promise.withResolvers<void>() };
    answers.push(answer);
    return answer.promise;
  };
  const [onClose, tellLater] = [vi.fn(), vi.fn()];
  const explain = vi.fn((error: unknown, id: number) => `${(error as Error).message} about ${id}`);
  const question = page.run(
    (id: number | undefined) => useQuestion(work, explain, { about: id, onClose, tellLater }),
    about,
  );
  return { page, question, answers, onClose, tellLater };
}

test('a question is open as long as it is about somebody, and without anybody a yes does nothing', async () => {
  const { question, answers } = await openQuestion();
  expect(question.now()).toMatchObject({ open: false, busy: false, failure: undefined });
  question.now().onYes();
  question.change(7);
  expect([question.now().open, answers]).toEqual([true, []]);
});

test('a yes is about whom the question is about, and is busy until it has gone', async () => {
  const { question, answers, onClose } = await openQuestion(7);
  question.now().onYes();
  question.now().onYes();
  await until(() => expect(question.now().busy).toBe(true));
  expect(answers.map(({ about }) => about)).toEqual([7]);
  answers[0]?.resolve();
  await until(() => expect(question.now()).toMatchObject({ busy: false, failure: undefined }));
  // The question stays open until the one who asked closes it.
  expect(onClose).not.toHaveBeenCalled();
});

test('a failure is shown with its error, and is forgotten with the question', async () => {
  const { question, answers, onClose, tellLater } = await openQuestion(7);
  const error = new Error('lost');
  question.now().onYes();
  answers[0]?.reject(error);
  await until(() => expect(question.now()).toMatchObject({ busy: false, failure: 'lost about 7', error }));
  question.now().onClose();
  await until(() => expect(question.now().failure).toBeUndefined());
  expect([onClose.mock.calls.length, tellLater.mock.calls]).toEqual([1, []]);
});

test('an answer goes on behind the next question, which is not busy, and its failure is told', async () => {
  const { question, answers, tellLater } = await openQuestion(7);
  question.now().onYes();
  question.change(8);
  expect(question.now()).toMatchObject({ open: true, busy: false });
  answers[0]?.reject(new Error('lost'));
  await until(() => expect(tellLater.mock.calls).toEqual([['lost about 7', new Error('lost')]]));
  expect(question.now().failure).toBeUndefined();
});
