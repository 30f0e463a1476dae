import { inReview } from '../../../i18n/in-review.ts';
import { genderLabels } from '../../../i18n/options.ts';
import { settingPages } from '../../../i18n/settings.ts';
import { t } from '../../../i18n/translate.ts';
import { Note } from '../../../ui/frames/row-group.tsx';
import { InReviewNote } from '../../../ui/words/in-review-note.tsx';
import { choiceOfGender, genderChoices, genderOf } from './own-settings.ts';
import { SettingPage } from './setting-page.tsx';
import { useOwnSettings } from './use-own-settings.ts';

/** The page with the member's own gender. It says what changing it does. */
export function GenderScreen() {
  const own = useOwnSettings();
  return (
    <SettingPage
      own={own}
      title={settingPages.genderTitle}
      name="gender"
      options={genderChoices.map((value) => ({ value, label: t(genderLabels[value]) }))}
      value={own.data && choiceOfGender(own.data)}
      onChange={(choice) => own.choose(genderOf(choice))}
    >
      {own.profile?.in_review.gender && <InReviewNote text={t(inReview.gender)} />}
      <Note>{t(settingPages.genderNote)}</Note>
    </SettingPage>
  );
}
