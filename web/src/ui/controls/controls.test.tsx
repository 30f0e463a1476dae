import { expect, test, vi } from 'vitest';
import { openPage } from '../../testing/open-page.ts';
import { showScreen } from '../../testing/show-screen.tsx';

test('a busy button does nothing and does not submit its form', async () => {
  const page = await openPage();
  const { Button } = await import('./button.tsx');
  const [onClick, onSubmit] = [vi.fn(), vi.fn()];
  const form = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" busy={busy} onClick={onClick}>
        Send
      </Button>
    </form>
  );
  const screen = await showScreen(page, form(true));
  await screen.press('Send');
  expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([0, 0]);
  screen.show(form(false));
  await screen.press('Send');
  expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 1]);
});

test('of a choice of several the order is that of the options, however they are pressed', async () => {
  const page = await openPage();
  const { TickChips } = await import('./tick-chips.tsx');
  const onChange = vi.fn();
  const options = ['a', 'b', 'c'].map((value) => ({ value, label: `Option ${value}` }));
  const chips = <TickChips label="Options" options={options} values={['c', 'b']} onChange={onChange} />;
  const screen = await showScreen(page, chips);
  await screen.toggle('Option a');
  await screen.toggle('Option c');
  expect(onChange.mock.calls).toEqual([[['a', 'b', 'c']], [['b']]]);
});

test('of every kind of choice the chosen options alone are checked, and coloured', async () => {
  const page = await openPage();
  const { ChoiceChips } = await import('./chip.tsx');
  const { RadioRows } = await import('./radio-rows.tsx');
  const { TickChips } = await import('./tick-chips.tsx');
  const options = ['a', 'b', 'c'].map((value) => ({ value, label: `Option ${value}` }));
  const rest = { label: 'Options', name: 'options', options, onChange: vi.fn() };
  const screen = await showScreen(page, null);
  for (const choice of [
    <ChoiceChips key="chips" {...rest} value="b" />,
    <RadioRows key="rows" {...rest} value="b" />,
    <TickChips key="ticks" {...rest} values={['b']} />,
  ]) {
    screen.show(choice);
    const labels = screen.all('label', 'Option');
    expect(labels.map(({ control }) => (control as HTMLInputElement).checked)).toEqual([false, true, false]);
    const isColoured = ({ className }: Element) => /(^| )bg-primary/.test(className);
    expect(labels.map(isColoured)).toEqual([false, true, false]);
  }
});

test('each end of a range of ages moves alone', async () => {
  const page = await openPage();
  const { AgeRange } = await import('./age-range.tsx');
  const onChange = vi.fn();
  const ends = { label: 'Ages', min: 18, max: 65 };
  const screen = await showScreen(page, <AgeRange {...ends} value={[25, 40]} onChange={onChange} />);
  for (const [label, age] of [
    ['Minimum age', 30],
    ['Maximum age', 50],
  ] as const) {
    await screen.type(label, String(age));
  }
  expect(onChange.mock.calls).toEqual([[[30, 40]], [[25, 50]]]);
  screen.show(<AgeRange {...ends} value={[25, 65]} onChange={onChange} />);
  expect((await screen.field('Maximum age')).getAttribute('aria-valuetext')).toBe('65+');
  // The thumb that can still move lies on top where both meet.
  for (const [ages, isYoungestOnTop] of [
    [[18, 18], false],
    [[65, 65], true],
  ] as const) {
    screen.show(<AgeRange {...ends} value={[...ages]} onChange={onChange} />);
    expect((await screen.field('Minimum age')).classList.contains('z-1')).toBe(isYoungestOnTop);
  }
});

test('a chip says whether its press adds or removes, and leaves the focus to its neighbour', async () => {
  const page = await openPage();
  const { RemovableChip, Suggestions } = await import('./chip.tsx');
  const [onRemove, onPick] = [vi.fn(), vi.fn()];
  const screen = await showScreen(
    page,
    <div>
      <RemovableChip onRemove={onRemove}>Tea</RemovableChip>
      <RemovableChip onRemove={onRemove}>Maps</RemovableChip>
      <Suggestions title="Suggested" words={['Music', 'Yoga']} onPick={onPick} />
    </div>,
  );
  const focused = () => document.activeElement?.getAttribute('aria-label');
  await screen.press('Remove Tea');
  expect([onRemove.mock.calls.length, focused()]).toEqual([1, 'Remove Maps']);
  await screen.press('Add Music');
  expect([onPick.mock.calls.length, focused()]).toEqual([1, 'Add Yoga']);
  await screen.press('Add Yoga');
  expect(focused()).toBe('Add Music');
});

test('a search is cleared by its cross, which without a pointer gives the focus back to the field', async () => {
  const page = await openPage();
  const { SearchBox } = await import('./search-box.tsx');
  const onSearch = vi.fn();
  const screen = await showScreen(page, <SearchBox value="Asha" onSearch={onSearch} />);
  const cross = await screen.button('Clear');
  screen.dispatch(cross, 'click', { button: 0, detail: 1 });
  expect(document.activeElement).toBe(document.body);
  screen.dispatch(cross, 'click', { button: 0, detail: 0 });
  expect(document.activeElement?.localName).toBe('input');
  expect(onSearch.mock.calls).toEqual([[''], ['']]);
  screen.show(<SearchBox value="" onSearch={onSearch} />);
  expect(screen.all('button', '')).toHaveLength(0);
});

test('after a failed attempt the first wrong field has the focus, and again after the next one', async () => {
  const page = await openPage();
  const { useFieldErrors } = await import('./use-field-errors.ts');
  const values = { right: '', wrong: '', later: '' };
  function TestForm() {
    const { errors, form, passes } = useFieldErrors(values, () => ({ wrong: 'Wrong', later: 'Wrong' }));
    return (
      <form ref={form}>
        <input id="right" aria-label="Right" />
        <input id="wrong" aria-label="Wrong" aria-invalid={errors.wrong ? true : undefined} />
        <input id="later" aria-label="Later" aria-invalid={errors.later ? true : undefined} />
        <button type="button" onClick={() => passes(values)}>
          Send
        </button>
      </form>
    );
  }
  const focused = () => document.activeElement?.getAttribute('id');
  const screen = await showScreen(page, <TestForm />);
  expect(focused()).toBeNull();
  for (let attempt = 0; attempt < 2; attempt += 1) {
    (document.activeElement as HTMLElement | null)?.blur();
    await screen.press('Send');
    expect(focused()).toBe('wrong');
  }
});

test('the last chip that is removed leaves the focus to the one before, and the only one to its popover', async () => {
  const page = await openPage();
  const { RemovableChip } = await import('./chip.tsx');
  const onRemove = vi.fn();
  const screen = await showScreen(
    page,
    <div id="popover" popover="auto" tabIndex={-1}>
      <div>
        <RemovableChip onRemove={onRemove}>Tea</RemovableChip>
        <RemovableChip onRemove={onRemove}>Maps</RemovableChip>
      </div>
      <div>
        <RemovableChip onRemove={onRemove}>Music</RemovableChip>
      </div>
    </div>,
  );
  await screen.press('Remove Maps');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Tea');
  await screen.press('Remove Music');
  expect(document.activeElement?.id).toBe('popover');
});

test('boxes, switches, chips and rows say what is chosen, and give what is pressed', async () => {
  const page = await openPage();
  const { CheckBox } = await import('./check-box.tsx');
  const { SwitchRow } = await import('./switch-row.tsx');
  const { ChoiceChips } = await import('./chip.tsx');
  const { RadioRows } = await import('./radio-rows.tsx');
  const onChange = vi.fn();
  const options = ['a', 'b'].map((value) => ({ value, label: `Option ${value}` }));
  const rows = ['c', 'd'].map((value) => ({ value, label: `Option ${value}`, hint: `hint ${value}` }));
  const form = (chosen: boolean) => (
    <>
      <CheckBox checked={chosen} onChange={onChange}>
        Box
      </CheckBox>
      <SwitchRow on={chosen} label="Switch" hint="saved at once" onChange={onChange} />
      <ChoiceChips
        label="Chips"
        name="chips"
        options={options}
        value={chosen ? 'b' : 'a'}
        onChange={onChange}
        required={chosen}
      />
      <RadioRows label="Rows" name="rows" options={rows} value={chosen ? 'd' : 'c'} onChange={onChange} />
    </>
  );
  const screen = await showScreen(page, form(false));
  const labels = ['Box', 'Switch', 'Option a', 'Option b', 'Option c', 'Option d'];
  const checked = async () => Promise.all(labels.map(async (label) => Number((await screen.field(label)).checked)));
  expect(await checked()).toEqual([0, 0, 1, 0, 1, 0]);
  for (const label of ['Box', 'Switch', 'Option b', 'Option d']) await screen.toggle(label);
  expect(onChange.mock.calls.flat()).toEqual([true, true, 'b', 'd']);
  const isRequired = async () => (await screen.field('Option a')).required;
  expect(await isRequired()).toBe(false);
  screen.show(form(true));
  expect([await checked(), await isRequired()]).toEqual([[1, 1, 0, 1, 0, 1], true]);
  onChange.mockClear();
  for (const label of ['Box', 'Switch']) await screen.toggle(label);
  expect(onChange.mock.calls.flat()).toEqual([false, false]);
  const toggle = await screen.field('Switch');
  const hint = document.getElementById(toggle.getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toBe('saved at once');
});

test('a field is described by its hint and its error', async () => {
  const page = await openPage();
  const { Field } = await import('./field.tsx');
  const field = (error?: string) => (
    <Field label="Name" hint="As friends say it" error={error}>
      {(control) => <input {...control} />}
    </Field>
  );
  const screen = await showScreen(page, field());
  const described = async () => {
    const control = await screen.field('Name');
    const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
    return [...ids.map((id) => document.getElementById(id)?.textContent), control.getAttribute('aria-invalid')];
  };
  expect(await described()).toEqual(['As friends say it', null]);
  screen.show(field('Enter a name.'));
  expect(await described()).toEqual(['As friends say it', 'Enter a name.', 'true']);
});
