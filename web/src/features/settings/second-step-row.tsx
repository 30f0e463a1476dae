import { useQuery } from '@tanstack/react-query';
import shieldCheckIcon from 'lucide/dist/esm/icons/shield-check.mjs';
import { Link } from 'wouter';
import { secondStep as texts } from '../../i18n/second-step.ts';
import { t } from '../../i18n/translate.ts';
import { secondStepQuery } from '../../queries/second-step.ts';
import { LinkRow } from '../../ui/frames/row-group.tsx';

/** Opens the page where signing in gets a second step. */
export function SecondStepRow() {
  const { data } = useQuery(secondStepQuery);
  return (
    <LinkRow
      link={Link}
      href="/settings/second-step"
      icon={shieldCheckIcon}
      label={t(texts.title)}
      // The line has its height before it has its words.
      hint={data ? t(data.is_on ? texts.on : texts.off) : '\u00A0'}
    />
  );
}
