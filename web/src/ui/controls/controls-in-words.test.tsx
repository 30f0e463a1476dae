import checkIcon from 'lucide/dist/esm/icons/check.mjs';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/open-page.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { until } from '../../testing/until.ts';

const nothing = () => undefined;
const options = [
  { value: 'tea', label: 'Tea', hint: 'with milk' },
  { value: 'coffee', label: 'Coffee' },
  { value: 'maji', label: 'Maji', lang: 'sw' },
];

async function openButtons() {
  const { Button, LinkButton } = await import('./button.tsx');
  const { ActionChip } = await import('./chip.tsx');
  const { CloseButton } = await import('./close-button.tsx');
  const { IconButton } = await import('./icon-button.tsx');
  const { MenuItem } = await import('./menu-item.tsx');
  const { RetryButton } = await import('./retry-button.tsx');
  return (
    <>
      <Button>Plain</Button>
      <Button busy>Busy</Button>
      <Button disabled type="submit">
        Send
      </Button>
      <LinkButton to="/matches">Matches</LinkButton>
      <LinkButton href="/terms/">Terms</LinkButton>
      <ActionChip onClick={nothing}>Ask about tea</ActionChip>
      <CloseButton onClick={nothing} />
      <CloseButton disabled onClick={nothing} />
      <IconButton icon={checkIcon} label="Accept">
        <b>3</b>
      </IconButton>
      <MenuItem icon={checkIcon} onPress={nothing}>
        Report
      </MenuItem>
      <RetryButton onRetry={nothing} />
      <RetryButton busy onRetry={nothing} />
    </>
  );
}

async function openChoices() {
  const { AgeRange } = await import('./age-range.tsx');
  const { CheckBox } = await import('./check-box.tsx');
  const { ChoiceChips, RemovableChip, Suggestions } = await import('./chip.tsx');
  const { RadioRows } = await import('./radio-rows.tsx');
  const { Select } = await import('./select.tsx');
  const { SwitchRow } = await import('./switch-row.tsx');
  const { TickChips } = await import('./tick-chips.tsx');
  return (
    <>
      <AgeRange label="Their age" min={18} max={65} value={[24, 65]} onChange={nothing} />
      <CheckBox checked keys="1" name="same" onChange={nothing}>
        Same person
      </CheckBox>
      <ChoiceChips label="Drink" name="drink" options={options} value="coffee" onChange={nothing} />
      <ChoiceChips label="Other" name="other" options={options} value={undefined} required ticked onChange={nothing} />
      <RemovableChip onRemove={nothing}>Hiking</RemovableChip>
      <Suggestions title="Suggested" words={['tea', 'maps']} labelOf={(word) => `the ${word}`} onPick={nothing} />
      <Suggestions title="None" words={[]} onPick={nothing} />
      <RadioRows label="Rows" name="rows" options={options} value="tea" onChange={nothing} />
      <RadioRows label="Low rows" name="low" options={options} value={undefined} compact onChange={nothing} />
      <Select aria-label="Drinks" options={options} value="coffee" onChange={nothing} />
      <SwitchRow label="Mails" hint="once a day" on onChange={nothing} />
      <SwitchRow label="Sounds" on={false} onChange={nothing} />
      <TickChips label="Several" options={options} values={['maji', 'tea']} onChange={nothing} />
    </>
  );
}

async function openFields() {
  const { FieldError } = await import('./field.tsx');
  const { Form } = await import('./form.tsx');
  const { SearchBox } = await import('./search-box.tsx');
  const { TextField } = await import('./text-field.tsx');
  const { WordsField } = await import('./words-field.tsx');
  const failed = { requestId: 'abcdefgh2345' };
  return (
    <Form aria-label="A form" onSubmit={nothing}>
      <TextField label="Name" hint="As friends say it" name="full_name" value="Amina" onType={nothing} />
      <TextField label="Town" error="Enter a town." type="text" value="" onType={nothing} />
      <TextField label="Day" hint="Of the visit" error="Too early" aside="1/2" type="date" value="" onType={nothing} />
      <WordsField label="About you" value="Habari" maxLength={500} rows={4} onType={nothing} />
      <WordsField label="Full" hint="Hint" error="Too long" value="12345" maxLength={5} onType={nothing} />
      <SearchBox value="" onSearch={nothing} />
      <SearchBox value="Asha" placeholder="Search your matches" onSearch={nothing} />
      <FieldError>Not saved.</FieldError>
      <FieldError id="failed" error={failed}>
        Not sent.
      </FieldError>
    </Form>
  );
}

test.each([
  ['buttons', openButtons],
  ['choices', openChoices],
  ['fields', openFields],
])('%s are read, pressed and filled in as their words say', async (name, open) => {
  const page = await openPage();
  const screen = await showScreen(page, await open());
  if (name === 'fields') await until(() => expect(screen.all('button', '').length).toBe(1));
  await expect(screen.words()).toMatchFileSnapshot(`./in-words/${name}.txt`);
});
