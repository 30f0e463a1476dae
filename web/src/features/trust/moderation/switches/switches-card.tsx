import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { switches as texts } from '../../../../i18n/switches.ts';
import { t } from '../../../../i18n/translate.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { pathOfQueue } from '../room/room-queues.ts';
import { switchesQuery } from './switches-query.ts';
import { switchTexts } from './switch-texts.ts';

/** Leads from the overview to the switches: first of all if some are off, and last of all if none is. */
export function SwitchesCard({ place }: { place: 'first' | 'last' }) {
  const { data } = useQuery(switchesQuery);
  const off = data?.filter(({ is_on }) => !is_on) ?? [];
  if (off.length > 0 !== (place === 'first')) return null;
  return (
    <section className={classNames('overview-card gap-1.5!', place === 'first' ? 'mb-3.5 bg-warn-soft!' : 'mt-3.5')}>
      <h2 className="text-[1.125rem] tracking-[-0.01em]">
        {off.length > 0 ? t(texts.someOff, { count: off.length }) : t(data ? texts.allOn : texts.title)}
      </h2>
      {off.length > 0 && (
        <p className="text-small">{off.map((each) => t(switchTexts[each.switch].name)).join(' · ')}</p>
      )}
      <Link href={pathOfQueue('switches')} className="w-fit content-center py-2 font-semibold">
        {t(texts.open)}
      </Link>
    </section>
  );
}
