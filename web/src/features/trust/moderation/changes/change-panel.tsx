import type { ChangedPart } from '@mwanzo/contract/people/options';
import type { Deciding, PanelProps } from '../panel/panel-props.ts';
import { useQuery } from '@tanstack/react-query';
import eyeIcon from 'lucide/dist/esm/icons/eye.mjs';
import { changeReviews } from '../../../../i18n/change-reviews.ts';
import { moderation } from '../../../../i18n/moderation.ts';
import { t } from '../../../../i18n/translate.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { request } from '../../../../api/request.ts';
import { ApprovalBar } from '../panel/approval-bar.tsx';
import { CheckList, useTicks } from '../panel/check-list.tsx';
import { ClaimedCase } from '../panel/claimed-case.tsx';
import { PanelHeader } from '../panel/panel-header.tsx';
import { presetsFor } from '../panel/reason-rules.ts';
import { waitedText } from '../waiting/waited-text.ts';
import { changedText } from './change-texts.ts';
import { claimChangeQuery, type Change, type OpenedChange } from './change-queries.ts';
import { ChangeSide } from './change-side.tsx';

/** Shows a change of a verified member, from the claim to the decision. Must be keyed by the change. */
export function ChangePanel(props: PanelProps<Change>) {
  const { opened, now } = props;
  const claim = useQuery(claimChangeQuery(opened.id));
  const details = [changedText(opened.parts), waitedText('submitted', opened.submitted_at, now)].join(' · ');
  return (
    <>
      <PanelHeader name={opened.name} details={details} ways={props} />
      <ClaimedCase claim={claim} ways={props}>
        {(change, deciding) => <OpenChange change={change} {...deciding} />}
      </ClaimedCase>
    </>
  );
}

function OpenChange({ change, ...deciding }: Deciding & { change: OpenedChange }) {
  const { id, name, parts } = change;
  const ticks = useTicks(parts, deciding.shortcuts);
  const { ticked } = ticks;
  return (
    <>
      <ChangeSides change={change} />
      <CheckList {...ticks} textOf={(part) => checkTextOf(part, change)} />
      <ApprovalBar
        {...deciding}
        name={name}
        presets={{ reject: presetsFor(parts) }}
        missing={ticked.length === parts.length ? null : t(changeReviews.tickAll, { count: parts.length })}
        send={(body) =>
          request('POST /api/moderation/changes/{id}/decide/', {
            params: { id },
            body: { ...body, checks: checksOf(ticked) },
          })
        }
      />
    </>
  );
}

function checkTextOf(part: ChangedPart, { old }: OpenedChange): string {
  return t(part === 'photo' && old.photo === null ? changeReviews.firstPhoto : changeReviews[part]);
}

function ChangeSides({ change }: { change: OpenedChange }) {
  const { name, parts, old, new: wanted } = change;
  const showsGender = parts.includes('gender');
  return (
    <>
      <div className="grid grid-cols-2 gap-3 lg:gap-4">
        <ChangeSide
          title={t(moderation.oldSide)}
          side={old}
          alt={t(moderation.oldPhotoOf, { name })}
          parts={[]}
          showsGender={showsGender}
        />
        <ChangeSide
          title={t(moderation.newSide)}
          side={wanted}
          alt={t(moderation.newPhotoOf, { name })}
          parts={parts}
          showsGender={showsGender}
        />
      </div>
      <p className="flex gap-2 text-small text-ink-2">
        <Icon icon={eyeIcon} size={18} className="mt-px" />
        {t(moderation.changeLogged)}
      </p>
    </>
  );
}

/** Returns the checks as they are sent, of the parts that the reviewer has ticked. */
function checksOf(ticked: readonly ChangedPart[]) {
  return {
    name_fits: ticked.includes('name'),
    gender_fits: ticked.includes('gender'),
    photo_fits: ticked.includes('photo'),
  };
}
