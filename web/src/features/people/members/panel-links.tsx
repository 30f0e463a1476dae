import { languages } from '@mwanzo/contract/language';
import chevronRightIcon from 'lucide/dist/esm/icons/chevron-right.mjs';
import eyeIcon from 'lucide/dist/esm/icons/eye.mjs';
import languagesIcon from 'lucide/dist/esm/icons/languages.mjs';
import settingsIcon from 'lucide/dist/esm/icons/settings.mjs';
import slidersHorizontalIcon from 'lucide/dist/esm/icons/sliders-horizontal.mjs';
import { currentLanguage, languageNames } from '../../../i18n/language.ts';
import { members } from '../../../i18n/members.ts';
import { t } from '../../../i18n/translate.ts';
import { saveLanguage } from '../../../shared/settings/save-language.ts';
import { LinkRow, PressRow, RowCard, rowClass, RowText } from '../../../ui/frames/row-group.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { changeLanguage } from '../../../ui/words/change-language.ts';

/** The links of the panel. The language changes with a single tap, for somebody who cannot read the current one. */
export function PanelLinks({ onPreview }: { onPreview: () => void }) {
  const other = languages.find((language) => language !== currentLanguage()) ?? 'en';
  return (
    <RowCard>
      <button type="button" className={`${rowClass} hover:bg-sunk`} onClick={onPreview}>
        <RowText icon={eyeIcon} label={t(members.seeAsOthers)} />
        <Icon icon={chevronRightIcon} size={20} className="text-line-strong" />
      </button>
      <LinkRow href="/preferences" icon={slidersHorizontalIcon} label={t(members.preferences)} />
      <LinkRow href="/settings" icon={settingsIcon} label={t(members.settings)} />
      <PressRow
        lang={other}
        icon={languagesIcon}
        label={languageNames[other]}
        onPress={() => void saveLanguage(other).then(changeLanguage)}
      />
    </RowCard>
  );
}
