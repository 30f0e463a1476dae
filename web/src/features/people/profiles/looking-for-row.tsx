import type { OwnProfile } from '@mwanzo/contract/people/profiles';
import heartHandshakeIcon from 'lucide/dist/esm/icons/heart-handshake.mjs';
import { Link } from 'wouter';
import { ownProfile as texts } from '../../../i18n/own-profile.ts';
import { intentLabels } from '../../../i18n/preferences.ts';
import { t } from '../../../i18n/translate.ts';
import { LinkRow, RowCard } from '../../../ui/frames/row-group.tsx';

/** Shows the member's intent. It is chosen on /preferences, since it also decides which profiles the member sees. */
export function LookingForRow({ profile: { intent, shows_intent } }: { profile: OwnProfile }) {
  const chosen = intent ? t(intentLabels[intent]) : t(texts.notSaid);
  const hint = intent && !shows_intent ? t(texts.hidden, { intent: chosen }) : chosen;
  return (
    <RowCard>
      <LinkRow link={Link} href="/preferences" icon={heartHandshakeIcon} label={t(texts.lookingFor)} hint={hint} />
    </RowCard>
  );
}
