import type { ResponseBody } from '../../../../api/endpoint-types.ts';
import { request } from '../../../../api/request.ts';
import { passwords } from '../../../../i18n/recovery.ts';
import { secondStep as texts } from '../../../../i18n/second-step.ts';
import { t } from '../../../../i18n/translate.ts';
import { Card } from '../../../../ui/frames/card.tsx';
import { PresentPasswordField } from '../recovery/present-password-field.tsx';
import { checkPresentPassword, hasCode } from '../recovery/refusals.ts';
import { SentForm, useSentForm } from '../recovery/sent-form.tsx';
import { StepTitle } from './step-title.tsx';

export type AppKey = ResponseBody<'POST /api/account/second-step/'>;

const nothing = { password: '' };

interface BeginFormProps {
  onKey: (key: AppKey) => void;
  /** Called when the second step is already on, for example from another device. */
  onOutdated: () => void;
}

/** The first of three steps: explains the second step of sign-in and asks for the password. */
export function BeginForm({ onKey, onOutdated }: BeginFormProps) {
  const { field, frame } = useSentForm(nothing, {
    check: ({ password }) => ({ password: checkPresentPassword(password) }),
    send: async (body) => onKey(await request('POST /api/account/second-step/', { body })),
    refusal(error) {
      if (hasCode(error, 'wrong_password')) return { password: t(passwords.presentWrong) };
      if (!hasCode(error, 'second_factor_on')) return undefined;
      onOutdated();
      return {};
    },
  });
  return (
    <Card>
      <StepTitle step={1} title={t(texts.beginTitle)} />
      <p>{t(texts.beginText)}</p>
      <p className="mt-2 text-ink-2">{t(texts.whichApp)}</p>
      <SentForm frame={frame} className="mt-5" label={t(texts.begin)} busyLabel={t(texts.beginning)}>
        <PresentPasswordField {...field('password')} />
      </SentForm>
    </Card>
  );
}
