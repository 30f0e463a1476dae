import fileTextIcon from 'lucide/dist/esm/icons/file-text.mjs';
import scaleIcon from 'lucide/dist/esm/icons/scale.mjs';
import usersRoundIcon from 'lucide/dist/esm/icons/users-round.mjs';
import { help } from '../../../i18n/help.ts';
import { t } from '../../../i18n/translate.ts';
import { DocumentRow, RowGroup } from '../../../ui/frames/row-group.tsx';

/** Links to the rules, each of which is a separate document. */
export function LegalGroup() {
  return (
    <RowGroup title={t(help.legal)}>
      <DocumentRow href="/privacy" icon={fileTextIcon} label={t(help.privacy)} />
      <DocumentRow href="/terms" icon={scaleIcon} label={t(help.terms)} />
      <DocumentRow href="/community" icon={usersRoundIcon} label={t(help.community)} />
    </RowGroup>
  );
}
