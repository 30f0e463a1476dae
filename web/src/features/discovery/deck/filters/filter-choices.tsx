import { ageLimits } from '@mwanzo/contract/limits';
import type { GenderFilter, Orientation } from '@mwanzo/contract/people/options';
import { townNames } from '@mwanzo/contract/town-names';
import { useQuery } from '@tanstack/react-query';
import { preferencesQuery } from '../../../../queries/preferences.ts';
import { filters as texts } from '../../../../i18n/filters.ts';
import { genderLabels, orientationLabels } from '../../../../i18n/options.ts';
import { t } from '../../../../i18n/translate.ts';
import { ChoiceChips, RemovableChip } from '../../../../ui/controls/chip.tsx';
import { Field } from '../../../../ui/controls/field.tsx';
import { Select } from '../../../../ui/controls/select.tsx';
import { focusPopover } from '../../../../ui/focus/focus-neighbour.ts';
import { TextButton } from '../../../../ui/words/text-link.tsx';
import { AgeRange } from '../../../../ui/controls/age-range.tsx';
import { chosenAges, deckRequest, isFilterActive, noFilters, startingAges, type DeckFilters } from './filter-rules.ts';
import type { Narrowing } from './use-search-and-filters.ts';
import { FiltersFoot } from './filters-foot.tsx';

export interface FiltersProps {
  narrowing: Narrowing;
  /** Closes the filters. */
  onShow: () => void;
}

interface ChoicesProps {
  filters: DeckFilters;
  onChange: (filters: DeckFilters) => void;
}

/** In the order of the screen (docs/product/profile.md, "Option lists"). */
const orientationOrder: readonly Orientation[] = [
  'lesbian',
  'bisexual',
  'pansexual',
  'queer',
  'straight',
  'gay',
  'asexual',
  'other',
];
const genderOrder: readonly GenderFilter[] = ['male', 'non-binary', 'trans', 'genderfluid', 'female'];

const heading = 'mb-2 text-label font-semibold';

export function FilterChoices({ narrowing: { search, filters, change, query }, onShow }: FiltersProps) {
  const choices = { filters, onChange: (chosen: DeckFilters) => change({ search, filters: chosen }) };
  return (
    <>
      <ChosenFilters {...choices} />
      <FilterControls {...choices} />
      <FiltersFoot chosen={deckRequest(search, filters)} settled={query} onShow={onShow} />
    </>
  );
}

function ChosenFilters({ filters, onChange }: ChoicesProps) {
  if (!isFilterActive(filters)) return null;
  const { location } = filters;
  // Stored filters may be from another release.
  const orientation = filters.orientation.filter((value) => orientationOrder.includes(value));
  const gender = filters.gender.filter((value) => genderOrder.includes(value));
  return (
    <div className="mt-0.5 mb-3 flex items-center justify-between gap-1.5">
      <div className="flex flex-wrap gap-1.5">
        {orientation.map((value) => (
          <RemovableChip key={value} onRemove={() => onChange({ ...filters, orientation: [] })}>
            {t(orientationLabels[value])}
          </RemovableChip>
        ))}
        {gender.map((value) => (
          <RemovableChip key={value} onRemove={() => onChange({ ...filters, gender: [] })}>
            {t(genderLabels[value])}
          </RemovableChip>
        ))}
        {location && <RemovableChip onRemove={() => onChange({ ...filters, location: '' })}>{location}</RemovableChip>}
      </div>
      <TextButton
        className="flex-none"
        onClick={(event) => {
          focusPopover(event.currentTarget);
          onChange(noFilters);
        }}
      >
        {t(texts.clearAll)}
      </TextButton>
    </div>
  );
}

/** The controls are in the order in which people use them. */
function FilterControls({ filters, onChange }: ChoicesProps) {
  const all = { value: '', label: t(texts.all) } as const;
  const { data: preferences } = useQuery(preferencesQuery);
  const starting = startingAges(preferences);
  return (
    <div className="grid gap-4">
      <AgeRange
        label={t(texts.ageRange)}
        min={ageLimits.filterMin}
        max={ageLimits.filterMax}
        value={filters.ageRange ?? starting}
        onChange={(ages) => onChange({ ...filters, ageRange: chosenAges(ages, starting) })}
      />
      <Field label={t(texts.location)}>
        {(control) => (
          <Select
            {...control}
            value={filters.location}
            options={[
              { value: '', label: t(texts.allLocations) },
              ...townNames.map((name) => ({ value: name, label: name })),
            ]}
            onChange={(location) => onChange({ ...filters, location })}
          />
        )}
      </Field>
      <div>
        <p className={heading}>{t(texts.gender)}</p>
        <ChoiceChips<GenderFilter | ''>
          name="filter-gender"
          label={t(texts.gender)}
          options={[all, ...genderOrder.map((value) => ({ value, label: t(genderLabels[value]) }))]}
          value={filters.gender[0] ?? ''}
          onChange={(value) => onChange({ ...filters, gender: value === '' ? [] : [value] })}
        />
      </div>
      <div>
        <p className={heading}>{t(texts.orientation)}</p>
        <ChoiceChips<Orientation | ''>
          name="filter-orientation"
          label={t(texts.orientation)}
          options={[all, ...orientationOrder.map((value) => ({ value, label: t(orientationLabels[value]) }))]}
          value={filters.orientation[0] ?? ''}
          onChange={(value) => onChange({ ...filters, orientation: value === '' ? [] : [value] })}
        />
      </div>
    </div>
  );
}
