import type { Match } from '@mwanzo/contract/matches';
import { matchDialog } from '../../../i18n/match-dialog.ts';
import { t } from '../../../i18n/translate.ts';

/** Who the match is with. @param more how many are new besides */
export function matchText({ name }: Pick<Match, 'name'>, more = 0): string {
  return more > 0 ? t(matchDialog.matchTextMore, { name, count: more }) : t(matchDialog.matchText, { name });
}
