import copyIcon from 'lucide/dist/esm/icons/copy.mjs';
import smartphoneIcon from 'lucide/dist/esm/icons/smartphone.mjs';
import type { SubmitEvent } from 'react';
import { request } from '../../../../api/request.ts';
import { secondStep as texts } from '../../../../i18n/second-step.ts';
import { t } from '../../../../i18n/translate.ts';
import { deferred } from '../../../../loading/deferred.tsx';
import { Button, LinkButton } from '../../../../ui/controls/button.tsx';
import { FieldError } from '../../../../ui/controls/field.tsx';
import { useFieldErrors } from '../../../../ui/controls/use-field-errors.ts';
import { Card } from '../../../../ui/frames/card.tsx';
import { hasCode } from '../recovery/refusals.ts';
import { useSending } from '../recovery/use-sending.ts';
import type { AppKey } from './begin-form.tsx';
import { CodeField, missingCode, useTypedCode, wrongCode } from './code-field.tsx';
import { copyText } from './copy-text.ts';
import { StepTitle } from './step-title.tsx';

const QrCode = deferred(async () => (await import('./qr-code.tsx')).QrCode, {
  when: 'shown',
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
  const { typed, field } = useTypedCode();
  const { errors, form, passes, refuse } = useFieldErrors(typed, (now) => {
    const missing = missingCode(now);
    return missing === undefined ? {} : { code: missing };
  });
  const confirm = async () => {
    const { recovery_codes: codes } = await request('POST /api/account/second-step/confirm/', {
      body: { code: typed.code },
    });
    onCodes(codes);
  };
  const explain = (error: unknown): boolean => {
    const isWrong = hasCode(error, 'second_step_refused');
    const isOn = hasCode(error, 'second_factor_on');
    if (isWrong) refuse(typed, { code: wrongCode(typed) });
    if (isOn) onOutdated();
    return isWrong || isOn;
  };
  const { busy, failure, send } = useSending(confirm, explain);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (passes(typed)) send();
  };
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
      <form ref={form} noValidate className="mt-5 grid gap-4" onSubmit={submit}>
        <CodeField code={field.code} onChange={field.onChange} error={errors.code} />
        {failure !== undefined && <FieldError>{failure}</FieldError>}
        <Button type="submit" full busy={busy}>
          {t(busy ? texts.turningOn : texts.turnOn)}
        </Button>
      </form>
    </Card>
  );
}
