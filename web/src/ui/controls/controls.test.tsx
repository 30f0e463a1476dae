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

test('each end of a range of ages moves alone', async () => {
  const page = await openPage();
  const { AgeRange } = await import('./age-range.tsx');
  const onChange = vi.fn();
  const ends = { label: 'Ages', lowLabel: 'Youngest', highLabel: 'Oldest', min: 18, max: 65 };
  const screen = await showScreen(page, <AgeRange {...ends} value={[25, 40]} onChange={onChange} />);
  for (const [label, age] of [
    ['Youngest', 30],
    ['Oldest', 50],
  ] as const) {
    await screen.type(label, String(age));
  }
  expect(onChange.mock.calls).toEqual([[[30, 40]], [[25, 50]]]);
});

test('a chip says whether its press adds or removes, and leaves the focus to its neighbour', async () => {
  const page = await openPage();
  const { RemovableChip, SuggestionChip } = await import('./chip.tsx');
  const [onRemove, onPick] = [vi.fn(), vi.fn()];
  const screen = await showScreen(
    page,
    <div>
      <RemovableChip onRemove={onRemove}>Tea</RemovableChip>
      <RemovableChip onRemove={onRemove}>Maps</RemovableChip>
      <SuggestionChip onPick={onPick}>Music</SuggestionChip>
    </div>,
  );
  const focused = () => document.activeElement?.getAttribute('aria-label');
  await screen.press('Remove Tea');
  expect([onRemove.mock.calls.length, focused()]).toEqual([1, 'Remove Maps']);
  await screen.press('Add Music');
  expect([onPick.mock.calls.length, focused()]).toEqual([1, 'Remove Maps']);
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
  const { useFirstErrorFocus } = await import('../focus/use-first-error-focus.ts');
  function Form({ attempt }: { attempt: object | undefined }) {
    return (
      <form ref={useFirstErrorFocus(attempt)}>
        <input id="right" />
        <input id="wrong" aria-invalid />
        <input id="later" aria-invalid />
      </form>
    );
  }
  const focused = () => document.activeElement?.getAttribute('id');
  const screen = await showScreen(page, <Form attempt={undefined} />);
  expect(focused()).toBeNull();
  for (const attempt of [{}, {}]) {
    (document.activeElement as HTMLElement | null)?.blur();
    screen.show(<Form attempt={attempt} />);
    await page.requestsUnderWay();
    expect(focused()).toBe('wrong');
  }
});
