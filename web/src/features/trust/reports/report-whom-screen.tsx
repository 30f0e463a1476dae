import type { Match } from '@mwanzo/contract/conversations/matches';
import { useQuery } from '@tanstack/react-query';
import chevronRightIcon from 'lucide/dist/esm/icons/chevron-right.mjs';
import { help as texts } from '../../../i18n/help.ts';
import { nameAndAge } from '../../../i18n/isolate.ts';
import { t } from '../../../i18n/translate.ts';
import { listedPhoto } from '../../../photos/profile-photo.ts';
import { matchesQuery } from '../../../queries/matches.ts';
import { TwoArches } from '../../../ui/drawings/two-arches.tsx';
import { EmptyState } from '../../../ui/frames/empty-state.tsx';
import { InnerPage } from '../../../ui/frames/inner-page.tsx';
import { Loaded } from '../../../ui/frames/loaded.tsx';
import { Note, RowCard, rowClass, RowText } from '../../../ui/frames/row-group.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Avatar } from '../../../ui/photos/avatar.tsx';

/** Lists the people that a member may want to report: their matches. Others are reported from their profile. */
export function ReportWhomScreen({ onChoose }: { onChoose: (match: Match) => void }) {
  const query = useQuery(matchesQuery);
  return (
    <InnerPage title={t(texts.report)} up="/settings">
      <Loaded of={query}>
        {(matches) =>
          matches.length === 0 ? (
            <EmptyState drawing={<TwoArches />} title={t(texts.nobody)}>
              {t(texts.elsewhere)}
            </EmptyState>
          ) : (
            <>
              <p className="mx-0.5 mb-3 text-ink-2">{t(texts.whom)}</p>
              <RowCard>
                <ul className="[&>*+*]:shadow-[0_-1px_0_var(--color-line)]">
                  {matches.map((match) => (
                    // In a list of a thousand rows, the browser lays out only the visible ones.
                    <li key={match.id} className="[contain-intrinsic-size:auto_62px] [content-visibility:auto]">
                      <PersonRow match={match} onChoose={onChoose} />
                    </li>
                  ))}
                </ul>
              </RowCard>
              <Note>{t(texts.elsewhere)}</Note>
            </>
          )
        }
      </Loaded>
    </InnerPage>
  );
}

function PersonRow({ match, onChoose }: { match: Match; onChoose: (match: Match) => void }) {
  const { name, age } = match;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={`${rowClass} hover:bg-sunk`}
      onClick={() => onChoose(match)}
    >
      <Avatar {...listedPhoto(match)} />
      <RowText label={nameAndAge(name, age)} />
      <Icon icon={chevronRightIcon} size={20} className="text-line-strong" />
    </button>
  );
}
