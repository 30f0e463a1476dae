import type { Match } from '@mwanzo/contract/conversations/matches';
import { matchDialog } from '../../../../i18n/match-dialog.ts';
import { t } from '../../../../i18n/translate.ts';

/** Says with whom the match is. @param more the number of other new matches */
export function matchText({ name }: Pick<Match, 'name'>, more = 0): string {
  return more > 0 ? t(matchDialog.matchTextMore, { name, count: more }) : t(matchDialog.matchText, { name });
}
