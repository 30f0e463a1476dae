import downloadIcon from 'lucide/dist/esm/icons/download.mjs';
import { useEffect, useRef, useState } from 'react';
import { downloading } from '../../../../api/download.ts';
import { request } from '../../../../api/request.ts';
import { byteAmount } from '../../../../i18n/byte-amount.ts';
import { ownData as texts } from '../../../../i18n/own-data.ts';
import { t } from '../../../../i18n/translate.ts';
import { Card } from '../../../../ui/frames/card.tsx';
import { InnerPage } from '../../../../ui/frames/inner-page.tsx';
import { Note } from '../../../../ui/frames/row-group.tsx';
import { PasswordForm } from './password-form.tsx';
import { saveFile } from './save-file.ts';

/** Downloads a copy of all data that Mwanzo holds about the member. */
export function DownloadScreen() {
  const [received, setReceived] = useState<number>();
  const [saved, setSaved] = useState<number>();
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);

  const download = async (password: string) => {
    leaving.current = new AbortController();
    setSaved(undefined);
    setReceived(0);
    try {
      const archive = await request('POST /api/account/export/', {
        body: { password },
        signal: leaving.current.signal,
        transport: downloading(setReceived),
      });
      saveFile(archive, 'mwanzo-data.zip');
      setSaved(archive.size);
    } finally {
      setReceived(undefined);
    }
  };

  return (
    <InnerPage title={t(texts.download)} up="/settings">
      <Card>
        <p>{t(texts.downloadText)}</p>
        <PasswordForm
          act={download}
          label={t(texts.startDownload)}
          busyLabel={t(texts.preparing)}
          icon={downloadIcon}
          lost={texts.brokenOff}
        >
          {/* This region is always mounted, so that screen readers announce its changes. */}
          <output className="block text-small text-ink-2 empty:hidden">
            {received !== undefined && received > 0 && t(texts.received, { amount: byteAmount(received) })}
            {saved !== undefined && t(texts.saved, { amount: byteAmount(saved) })}
          </output>
        </PasswordForm>
      </Card>
      <Note>{t(texts.keepSafe)}</Note>
    </InnerPage>
  );
}
