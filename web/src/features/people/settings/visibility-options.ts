import { visibilities } from '@mwanzo/contract/people/options';
import { settingPages, visibilityTexts } from '../../../i18n/settings.ts';
import { t } from '../../../i18n/translate.ts';

const hints = {
  everyone: settingPages.everyoneHint,
  matches: settingPages.matchesHint,
  nobody: settingPages.nobodyHint,
};

/** Returns the options for who sees a fact about the member, each with what it means. */
export function visibilityOptions() {
  return visibilities.map((value) => ({ value, label: t(visibilityTexts[value]), hint: t(hints[value]) }));
}
