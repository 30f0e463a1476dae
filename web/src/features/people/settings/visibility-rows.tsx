import { visibilities, type Visibility } from '@mwanzo/contract/people/options';
import { settingPages, visibilityTexts } from '../../../i18n/settings.ts';
import { t } from '../../../i18n/translate.ts';
import { RadioRows } from '../../../ui/controls/radio-rows.tsx';

const hints = {
  everyone: settingPages.everyoneHint,
  matches: settingPages.matchesHint,
  nobody: settingPages.nobodyHint,
};

interface VisibilityRowsProps {
  label: string;
  name: string;
  value: Visibility | undefined;
  onChange: (value: Visibility) => void;
}

export function VisibilityRows({ label, name, value, onChange }: VisibilityRowsProps) {
  return (
    <RadioRows
      label={label}
      name={name}
      options={visibilities.map((each) => ({ value: each, label: t(visibilityTexts[each]), hint: t(hints[each]) }))}
      value={value}
      onChange={onChange}
    />
  );
}
