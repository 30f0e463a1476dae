import type { PromptAnswer } from '@mwanzo/contract/people/prompts';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { openPage } from '../../../../testing/open-page.ts';
import { showScreen } from '../../../../testing/show-screen.tsx';
import { until } from '../../../../testing/until.ts';
import { questionOf } from '../../../../i18n/prompts.ts';

const [first, second] = ['morning-start', 'matatu-song'] as const;

/** Opens the prompts of a form, which keeps the answers. */
async function openPrompts(start: readonly PromptAnswer[], begun: readonly object[] = [], error?: string) {
  const page = await openPage();
  const { writeFormDraft } = await import('../../../../device/form-drafts.ts');
  if (begun.length > 0) writeFormDraft('prompts', 1, { begun });
  const { PromptsField } = await import('./prompts-field.tsx');
  const answers = { now: start };
  function Field() {
    const [now, setNow] = useState(start);
    answers.now = now;
    return <PromptsField draft="prompts" owner={1} answers={now} onChange={setNow} error={error} />;
  }
  return { page, screen: await showScreen(page, <Field />), answers };
}

test('a question is picked and answered, and blank answers are not taken', async () => {
  const { screen, answers } = await openPrompts([]);
  await screen.press('Choose a question');
  const questions = await until(() => {
    const found = document.querySelectorAll<HTMLElement>('dialog[open] li button');
    if (found.length === 0) throw new Error('no questions');
    return found;
  });
  await expect(screen.words()).toMatchFileSnapshot('./in-words/questions.txt');
  await screen.pressElement(questions[0]);
  const field = document.querySelector('textarea');
  expect(document.activeElement).toBe(field);
  // There is nothing yet to remove or to move.
  expect([...screen.all('button', 'Remove'), ...screen.all('button', 'Move')]).toEqual([]);
  await screen.type(questions[0]?.textContent ?? '', '  ');
  expect((await screen.button('Done')).hasAttribute('disabled')).toBe(true);
  await screen.type(questions[0]?.textContent ?? '', 'Weak tea.');
  // Each step takes the focus, whose button is gone.
  await screen.press('Another question');
  const [again] = document.querySelectorAll<HTMLElement>('dialog li button');
  await until(() => expect(document.activeElement).toBe(again));
  await screen.pressElement(again);
  expect(document.querySelector('textarea')?.value).toBe('Weak tea.');
  await screen.type(questions[0]?.textContent ?? '', 'Strong tea.');
  await screen.press('Done');
  expect(answers.now.map(({ answer }) => answer)).toEqual(['Strong tea.']);
  expect(screen.text()).not.toContain('You began');
});

test('an answer that was only begun stays behind its card, until it is cancelled', async () => {
  const { screen, answers } = await openPrompts([{ prompt_id: first, answer: 'Tea.' }]);
  await screen.press('Edit your answer');
  await screen.type(questionOf(first), 'Strong tea.');
  await screen.press('Close');
  expect(screen.text()).toContain('You began: Strong tea.');
  expect(answers.now).toEqual([{ prompt_id: first, answer: 'Tea.' }]);
  await screen.press('Edit your answer');
  expect((await screen.field(questionOf(first))).value).toBe('Strong tea.');
  await screen.press('Cancel');
  expect(screen.text()).not.toContain('You began');
  expect(screen.all('button', 'Done')).toHaveLength(0);
});

test('a question that is picked in place of another one takes the text along, also if the sheet closes', async () => {
  const { screen } = await openPrompts([]);
  await screen.press('Choose a question');
  await screen.press(questionOf(second));
  await screen.type(questionOf(second), 'Songs.');
  await screen.press('Another question');
  await screen.press(questionOf(first));
  await screen.press('Close');
  expect(screen.text()).toContain('You began: Songs.');
  await screen.press('Choose a question');
  expect((await screen.field(questionOf(first))).value).toBe('Songs.');
});

test('what was begun behind one card stays while another is begun', async () => {
  const { screen } = await openPrompts([
    { prompt_id: first, answer: 'Tea.' },
    { prompt_id: second, answer: 'Songs.' },
  ]);
  for (const [at, question] of [first, second].entries()) {
    await screen.pressElement(screen.all('button', 'Edit your answer')[at]);
    await screen.type(questionOf(question), `New ${at}`);
    await screen.press('Close');
  }
  expect(screen.text()).toMatch(/You began: New 0.*You began: New 1/);
});

test('an answer is moved within its list, and the sheet goes on with it', async () => {
  const [tea, songs] = [
    { prompt_id: first, answer: 'Tea.' },
    { prompt_id: second, answer: 'Songs.' },
  ];
  const { screen, answers } = await openPrompts([tea, songs]);
  await screen.pressElement(screen.all('button', 'Edit your answer')[1]);
  const atEnd = () => screen.all('button', 'Move ').map((button) => button.getAttribute('aria-disabled'));
  expect(atEnd()).toEqual([null, 'true']);
  await expect(screen.words()).toMatchFileSnapshot('./in-words/kept-answer.txt');
  await screen.press('Move later');
  expect(answers.now).toEqual([tea, songs]);
  await screen.press('Move earlier');
  expect(answers.now).toEqual([songs, tea]);
  expect(screen.text()).toContain('Now in place 1');
  expect(atEnd()).toEqual(['true', null]);
  await screen.press('Move earlier');
  expect([answers.now, screen.text().includes('Now in place 1')]).toEqual([[songs, tea], true]);
  await screen.press('Remove');
  expect(answers.now).toEqual([tea]);
  expect(screen.all('button', 'Done')).toHaveLength(0);
});

test('a text whose question is gone is kept for another question', async () => {
  const { screen, answers } = await openPrompts([], [{ replaces: '', prompt_id: 'gone', answer: 'Bees and' }]);
  expect(screen.text()).toContain('|Choose a question|You began: Bees and');
  await screen.press('Choose a question');
  await screen.press(questionOf(second));
  expect((await screen.field(questionOf(second))).value).toBe('Bees and');
  await screen.press('Done');
  expect(answers.now).toEqual([{ prompt_id: second, answer: 'Bees and' }]);
});

test('a question that is answered already is not offered again', async () => {
  const { screen } = await openPrompts([{ prompt_id: first, answer: 'Tea.' }]);
  await screen.press('Choose a second question');
  await screen.button(questionOf(second));
  const offered = screen.all('dialog li button', '').map((button) => button.textContent);
  expect([first, second].map((id) => offered.includes(questionOf(id)))).toEqual([false, true]);
});

test('three answers are enough, and an error stands below them', async () => {
  const three = [first, second, 'chai-rules'] as const;
  const { screen } = await openPrompts(
    three.map((prompt_id) => ({ prompt_id, answer: 'Yes.' })),
    [],
    'Please check this.',
  );
  expect(screen.text()).toMatch(/^Prompts\|3 of 3\|.*\|Yes\.\|Please check this\.$/);
  expect(screen.all('button', 'Choose')).toEqual([]);
});
