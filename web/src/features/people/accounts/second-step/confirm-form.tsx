import copyIcon from 'lucide/dist/esm/icons/copy.mjs';
import smartphoneIcon from 'lucide/dist/esm/icons/smartphone.mjs';
import { request } from '../../../../api/request.ts';
import { secondStep as texts } from '../../../../i18n/second-step.ts';
import { t } from '../../../../i18n/translate.ts';
import { deferred } from '../../../../loading/deferred.tsx';
import { Button, LinkButton } from '../../../../ui/controls/button.tsx';
import { Card } from '../../../../ui/frames/card.tsx';
import { hasCode } from '../recovery/refusals.ts';
import { SentForm, useSentForm } from '../recovery/sent-form.tsx';
import type { AppKey } from './begin-form.tsx';
import { CodeField, checkCode, noCode, wrongCode } from './code-field.tsx';
import { copyText } from './copy-text.ts';
import { StepTitle } from './step-title.tsx';

const QrCode = deferred(async () => (await import('./qr-code.tsx')).QrCode, {
  placeholder: () => <div className="mx-auto aspect-square w-full max-w-60 rounded-md bg-sunk" />,
  otherwise: () => <p className="text-center text-ink-2">{t(texts.noPicture)}</p>,
});

interface ConfirmFormProps {
  app: AppKey;
  onCodes: (codes: readonly string[]) => void;
  onOutdated: () => void;
}

/** The second of three steps: the authenticator app gets its key, and a code from the app proves that. */
export function ConfirmForm({ app, onCodes, onOutdated }: ConfirmFormProps) {
  const { field, frame } = useSentForm(noCode, {
    check: checkCode,
    async send({ code }) {
      const { recovery_codes: codes } = await request('POST /api/account/second-step/confirm/', { body: { code } });
      onCodes(codes);
    },
    refusal(error, typed) {
      if (hasCode(error, 'second_step_refused')) return { code: wrongCode(typed) };
      if (!hasCode(error, 'second_factor_on')) return undefined;
      onOutdated();
      return {};
    },
  });
  return (
    <Card>
      <StepTitle step={2} title={t(texts.addTitle)} takesFocus />
      <p className="mb-4">{t(texts.addText)}</p>
      <QrCode text={app.uri} />
      <LinkButton href={app.uri} variant="outlined" full icon={smartphoneIcon} className="mt-4">
        {t(texts.openApp)}
      </LinkButton>
      <p className="mt-5 text-label font-semibold">{t(texts.key)}</p>
      <p translate="no" className="mt-1 text-[1.0625rem] wrap-anywhere select-all">
        {app.key.replaceAll(/(.{4})(?=.)/g, '$1 ')}
      </p>
      <Button
        size="sm"
        variant="quiet"
        icon={copyIcon}
        className="mt-2"
        onClick={() => void copyText(app.key, t(texts.keyCopied))}
      >
        {t(texts.copyKey)}
      </Button>
      <SentForm frame={frame} className="mt-5" label={t(texts.turnOn)} busyLabel={t(texts.turningOn)}>
        <CodeField {...field('code')} />
      </SentForm>
    </Card>
  );
}
