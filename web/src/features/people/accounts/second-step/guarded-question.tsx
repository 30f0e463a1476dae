import { useId } from 'react';
import { useAction } from '../../../../api/use-action.ts';
import { passwords } from '../../../../i18n/recovery.ts';
import { secondStep as texts } from '../../../../i18n/second-step.ts';
import { t } from '../../../../i18n/translate.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { FieldError } from '../../../../ui/controls/field.tsx';
import { Form } from '../../../../ui/controls/form.tsx';
import type { FieldErrors } from '../../../../ui/controls/use-field-errors.ts';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import { PresentPasswordField } from '../recovery/present-password-field.tsx';
import { checkPresentPassword, failureText, hasCode } from '../recovery/refusals.ts';
import { useTypedForm } from '../recovery/sent-form.tsx';
import { checkCode, CodeField, noCode, wrongCode } from './code-field.tsx';

export interface Guard {
  password: string;
  code: string;
}

interface GuardedQuestionProps {
  title: string;
  text: string;
  label: string;
  act: (guard: Guard) => Promise<void>;
}

interface Sent {
  guard: Guard;
  /** Returns true if it has shown the error at a field. */
  explain: (error: unknown) => boolean;
}

/** Asks for the password and a code before an action that makes the account less secure. */
export function GuardedQuestion({
  open,
  onClose,
  ...question
}: GuardedQuestionProps & { open: boolean; onClose: () => void }) {
  const form = useId();
  const { busy, failure, error, run, forget } = useAction(
    ({ guard }: Sent) => question.act(guard),
    (thrown, { explain }) => (explain(thrown) ? undefined : failureText(thrown)),
  );
  const close = () => {
    forget();
    onClose();
  };
  const footer = (
    <>
      <Button variant="outlined" onClick={close}>
        {t(texts.cancel)}
      </Button>
      <Button type="submit" form={form} busy={busy}>
        {busy ? t(texts.beginning) : question.label}
      </Button>
    </>
  );
  return (
    <Dialog open={open} onClose={close} title={question.title} footer={footer}>
      <GuardForm id={form} text={question.text} failure={failure} error={error} onSubmit={(sent) => void run(sent)} />
    </Dialog>
  );
}

const nothing = { password: '', ...noCode };

function check({ password, ...typed }: typeof nothing): FieldErrors<'password' | 'code'> {
  return { password: checkPresentPassword(password), ...checkCode(typed) };
}

interface GuardFormProps {
  id: string;
  text: string;
  failure: string | undefined;
  error: unknown;
  onSubmit: (sent: Sent) => void;
}

function GuardForm({ id, text, failure, error, onSubmit }: GuardFormProps) {
  const { values, setValues, field, form, passes, refuse } = useTypedForm(nothing, check);
  const explain = (thrown: unknown): boolean => {
    const isWrongPassword = hasCode(thrown, 'wrong_password');
    const isWrongCode = hasCode(thrown, 'second_step_refused');
    if (isWrongPassword) refuse(values, { password: t(passwords.presentWrong) });
    if (isWrongCode) refuse(values, { code: wrongCode(values) });
    return isWrongPassword || isWrongCode;
  };
  const submit = () => {
    const { password, code } = values;
    if (passes(values)) onSubmit({ guard: { password, code }, explain });
  };
  return (
    <Form id={id} ref={form} className="grid gap-4" onSubmit={submit}>
      <p className="text-ink-2">{text}</p>
      <PresentPasswordField {...field('password')} />
      <CodeField
        {...field('code')}
        isRecovery={values.isRecovery}
        onKind={(isRecovery) => setValues({ ...values, code: '', isRecovery })}
      />
      {failure !== undefined && <FieldError error={error}>{failure}</FieldError>}
    </Form>
  );
}
