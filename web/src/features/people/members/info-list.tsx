import type { Gender, GenderDetail, Orientation } from '@mwanzo/contract/people/options';
import cakeIcon from 'lucide/dist/esm/icons/cake.mjs';
import heartIcon from 'lucide/dist/esm/icons/heart.mjs';
import mapPinIcon from 'lucide/dist/esm/icons/map-pin.mjs';
import userIcon from 'lucide/dist/esm/icons/user.mjs';
import { members } from '../../../i18n/members.ts';
import { genderLabels, orientationLabels } from '../../../i18n/options.ts';
import { calendarDate } from '../../../i18n/times.ts';
import { interestLabel } from '../../../i18n/interests.ts';
import { t } from '../../../i18n/translate.ts';
import { Icon, type IconNode } from '../../../ui/icons/icon.tsx';
import { Tag } from '../../../ui/words/tag.tsx';

export interface InfoRow {
  icon: IconNode;
  label: string;
  value: string;
}

interface Facts {
  location?: string;
  orientation?: Orientation | null;
  gender?: Gender | null;
  genderDetail?: GenderDetail | null;
  birthday?: string | null;
}

/** Returns the rows about a member, in the given order. A fact that is hidden or missing has no row. */
export function infoRows(order: readonly (keyof Facts)[], facts: Facts): InfoRow[] {
  const rows: Partial<Record<keyof Facts, InfoRow>> = {};
  if (facts.location) rows.location = { icon: mapPinIcon, label: t(members.location), value: facts.location };
  if (facts.orientation)
    rows.orientation = {
      icon: heartIcon,
      label: t(members.orientation),
      value: t(orientationLabels[facts.orientation]),
    };
  const gender = facts.genderDetail ?? facts.gender;
  if (gender) rows.gender = { icon: userIcon, label: t(members.gender), value: t(genderLabels[gender]) };
  if (facts.birthday)
    rows.birthday = { icon: cakeIcon, label: t(members.birthday), value: calendarDate(facts.birthday) };
  return order.flatMap((key) => rows[key] ?? []);
}

export function InfoList({ rows }: { rows: readonly InfoRow[] }) {
  return (
    <dl className="grid gap-2.5">
      {rows.map(({ icon, label, value }) => (
        <div key={label} className="flex items-center gap-3">
          <Icon icon={icon} size={20} className="text-ink-2" />
          <dt className="w-23 flex-none text-ink-2">{label}</dt>
          <dd className="min-w-0 font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function InterestTags({ interests, gap }: { interests: readonly string[]; gap: 'gap-1.5' | 'gap-2' }) {
  return (
    <ul className={`flex flex-wrap ${gap}`}>
      {interests.map((interest) => (
        <li key={interest} className="max-w-full">
          <Tag className="min-h-8.5">{interestLabel(interest)}</Tag>
        </li>
      ))}
    </ul>
  );
}
