import checkIcon from 'lucide/dist/esm/icons/check.mjs';
import { expect, test, vi } from 'vitest';
import { openPage } from '../../testing/open-page.ts';
import { showScreen } from '../../testing/show-screen.tsx';

test('each thing to press calls what it is for, once', async () => {
  const page = await openPage();
  const { ActionChip } = await import('./chip.tsx');
  const { CloseButton } = await import('./close-button.tsx');
  const { IconButton } = await import('./icon-button.tsx');
  const { MenuItem } = await import('./menu-item.tsx');
  const { RetryButton } = await import('./retry-button.tsx');
  const { LoadFailed } = await import('../frames/load-failed.tsx');
  const { PressRow } = await import('../frames/row-group.tsx');
  const { TextButton } = await import('../words/text-link.tsx');
  const pressed: string[] = [];
  const note = (name: string) => () => void pressed.push(name);
  const screen = await showScreen(
    page,
    <>
      <ActionChip onClick={note('chip')}>Chip</ActionChip>
      <CloseButton onClick={note('close')} />
      <IconButton icon={checkIcon} label="Icon" onClick={note('icon')} />
      <MenuItem icon={checkIcon} onPress={note('menu')}>
        Menu
      </MenuItem>
      <RetryButton onRetry={note('retry')} />
      <LoadFailed error={null} onRetry={note('load')}>
        Not loaded
      </LoadFailed>
      <PressRow onPress={note('row')} label="Row" />
      <TextButton onClick={note('text')}>Text</TextButton>
    </>,
  );
  for (const button of screen.all('button', '')) await screen.pressElement(button);
  expect(pressed).toEqual(['chip', 'close', 'icon', 'menu', 'retry', 'load', 'row', 'text']);
});

test('what is typed and chosen is handed on as it is, and a form is sent by the app alone', async () => {
  const page = await openPage();
  const { Form } = await import('./form.tsx');
  const { SearchBox } = await import('./search-box.tsx');
  const { Select } = await import('./select.tsx');
  const { TextField } = await import('./text-field.tsx');
  const { WordsField } = await import('./words-field.tsx');
  const [onType, onWords, onSearch, onChoose] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  const onSubmit = vi.fn((form: HTMLFormElement) => form.getAttribute('aria-label'));
  const options = ['tea', 'coffee'].map((value) => ({ value, label: value.toUpperCase() }));
  const screen = await showScreen(
    page,
    <Form aria-label="Form" onSubmit={onSubmit}>
      <TextField label="Name" value="" onType={onType} />
      <WordsField label="Words" value="" maxLength={9} onType={onWords} />
      <SearchBox value="" onSearch={onSearch} />
      <Select aria-label="Drink" options={options} value="tea" onChange={onChoose} />
    </Form>,
  );
  await screen.type('Name', ' Amina ');
  await screen.type('Words', 'Habari\n');
  await screen.type('Search profiles...', 'Asha');
  const select = document.querySelector('select') ?? expect.fail('no select');
  select.value = 'coffee';
  screen.dispatch(select, 'change');
  expect([onType, onWords, onSearch, onChoose].map(({ mock }) => mock.calls)).toEqual([
    [[' Amina ']],
    [['Habari\n']],
    [['Asha']],
    [['coffee']],
  ]);
  const form = document.querySelector('form') ?? expect.fail('no form');
  expect([screen.dispatch(form, 'submit'), onSubmit.mock.results]).toEqual([
    false,
    [{ type: 'return', value: 'Form' }],
  ]);
});

test('a link to a page of the app opens it with its state, and in the place of this one if it says so', async () => {
  const page = await openPage();
  const { LinkButton } = await import('./button.tsx');
  const { TextLink } = await import('../words/text-link.tsx');
  const screen = await showScreen(
    page,
    <>
      <LinkButton to="/matches" state={{ from: 'here' }}>
        Matches
      </LinkButton>
      <TextLink to="/login" replace>
        Log in
      </TextLink>
    </>,
    '/discover',
  );
  await screen.press('Matches');
  expect([screen.paths(), screen.state()]).toEqual([['/discover', '/matches'], { from: 'here' }]);
  await screen.press('Log in');
  expect([screen.paths(), screen.state()]).toEqual([['/discover', '/login'], undefined]);
});

test('the other language is chosen by its own name', async () => {
  const changeLanguage = vi.fn();
  vi.doMock(import('../words/change-language.ts'), () => ({ changeLanguage }));
  const page = await openPage();
  const { LanguageToggle } = await import('../words/language-toggle.tsx');
  const screen = await showScreen(page, <LanguageToggle />);
  await screen.press('Kiswahili');
  expect(changeLanguage.mock.calls).toEqual([['sw']]);
  vi.doUnmock('../words/change-language.ts');
});

test('the first link of a page leads to its content, by the browser or as the page wishes', async () => {
  const page = await openPage();
  const { SkipLink } = await import('../focus/skip-link.tsx');
  const onSkip = vi.fn();
  const screen = await showScreen(page, <SkipLink />);
  const link = () => screen.all('a', 'Skip to the content')[0] ?? expect.fail('no link');
  expect([link().getAttribute('href'), screen.dispatch(link(), 'click')]).toEqual(['#content', true]);
  screen.show(<SkipLink onSkip={onSkip} />);
  expect([screen.dispatch(link(), 'click'), onSkip.mock.calls.length]).toEqual([false, 1]);
});
