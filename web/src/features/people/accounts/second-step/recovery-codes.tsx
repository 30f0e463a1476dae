import copyIcon from 'lucide/dist/esm/icons/copy.mjs';
import downloadIcon from 'lucide/dist/esm/icons/download.mjs';
import { useSession } from '../../../../api/session.ts';
import { secondStep as texts } from '../../../../i18n/second-step.ts';
import { t } from '../../../../i18n/translate.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Card } from '../../../../ui/frames/card.tsx';
import { saveFile } from '../own-data/save-file.ts';
import { copyText } from './copy-text.ts';
import { StepTitle } from './step-title.tsx';

interface RecoveryCodesProps {
  codes: readonly string[];
  isSetUp: boolean;
  onKept: () => void;
}

/**
 * Shows the codes that open the account without the authenticator app. The server stores only their hashes, so they are
 * shown only once.
 */
export function RecoveryCodes({ codes, isSetUp, onKept }: RecoveryCodesProps) {
  const { user } = useSession();
  const list = codes.join('\n');
  const save = () => {
    const text = `${t(texts.file, { email: user?.email ?? '' })}\n\n${list}\n`;
    saveFile(new Blob([text], { type: 'text/plain' }), 'mwanzo-recovery-codes.txt');
  };
  return (
    <Card>
      <StepTitle {...(isSetUp && { step: 3 })} title={t(texts.keepTitle)} takesFocus />
      <p>{t(texts.keepText)}</p>
      <ul
        aria-label={t(texts.codes)}
        translate="no"
        className={
          'mt-4 grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] gap-x-4 gap-y-2 rounded-md bg-sunk p-4 ' +
          'text-body select-all'
        }
      >
        {codes.map((code) => (
          <li key={code} className="text-center">
            {code}
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2.5">
        <Button
          size="sm"
          variant="quiet"
          icon={copyIcon}
          className="flex-1"
          onClick={() => void copyText(list, t(texts.codesCopied))}
        >
          {t(texts.copy)}
        </Button>
        <Button size="sm" variant="quiet" icon={downloadIcon} className="flex-1" onClick={save}>
          {t(texts.save)}
        </Button>
      </div>
      <Button full className="mt-5" onClick={onKept}>
        {t(texts.kept)}
      </Button>
    </Card>
  );
}
