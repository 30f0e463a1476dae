import downloadIcon from 'lucide/dist/esm/icons/download.mjs';
import trash2Icon from 'lucide/dist/esm/icons/trash.mjs';
import { Link } from 'wouter';
import { ownData as texts } from '../../../i18n/own-data.ts';
import { t } from '../../../i18n/translate.ts';
import { LinkRow } from '../../../ui/frames/row-group.tsx';

export function DownloadRow() {
  return (
    <LinkRow
      link={Link}
      href="/settings/data"
      icon={downloadIcon}
      label={t(texts.download)}
      hint={t(texts.downloadHint)}
    />
  );
}

export function DeleteRow() {
  return (
    <LinkRow
      link={Link}
      href="/settings/delete"
      icon={trash2Icon}
      label={<span className="text-danger">{t(texts.remove)}</span>}
      hint={t(texts.removeHint)}
    />
  );
}
