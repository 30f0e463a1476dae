import { useQuery } from '@tanstack/react-query';
import shieldCheckIcon from 'lucide/dist/esm/icons/shield-check.mjs';
import { Link } from 'wouter';
import { secondStep as texts } from '../../../i18n/second-step.ts';
import { t } from '../../../i18n/translate.ts';
import { secondStepQuery } from '../../../queries/second-step.ts';
import { LinkRow } from '../../../ui/frames/row-group.tsx';

/** Opens the page for the second step of sign-in. */
export function SecondStepRow() {
  const { data } = useQuery(secondStepQuery);
  return (
    <LinkRow
      link={Link}
      href="/settings/second-step"
      icon={shieldCheckIcon}
      label={t(texts.title)}
      // The non-breaking space reserves the height until the text is there.
      hint={data ? t(data.is_on ? texts.on : texts.off) : '\u00A0'}
    />
  );
}
