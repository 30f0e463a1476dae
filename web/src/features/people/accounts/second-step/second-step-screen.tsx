import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { secondStep as texts } from '../../../../i18n/second-step.ts';
import { t } from '../../../../i18n/translate.ts';
import { secondStepQuery } from '../../../../queries/second-step.ts';
import { InnerPage } from '../../../../ui/frames/inner-page.tsx';
import { Loaded } from '../../../../ui/frames/loaded.tsx';
import { showToast } from '../../../../ui/layers/toast-store.ts';
import { BeginForm, type AppKey } from './begin-form.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { StepOn } from './step-on.tsx';

/** Turns the second step of sign-in on and off. */
export function SecondStepScreen() {
  const query = useQuery({ ...secondStepQuery, refetchOnMount: 'always' });
  const client = useQueryClient();
  const [app, setApp] = useState<AppKey>();
  const [shown, setShown] = useState<{ codes: readonly string[]; isSetUp: boolean }>();
  const note = (is_on: boolean, recovery_codes_left: number) =>
    client.setQueryData(secondStepQuery.queryKey, { is_on, recovery_codes_left });
  const show = (codes: readonly string[], isSetUp: boolean) => {
    note(true, codes.length);
    setShown({ codes, isSetUp });
    setApp(undefined);
  };
  const ended = () => {
    note(false, 0);
    showToast({ title: t(texts.turnedOff) });
    document.querySelector<HTMLElement>('main h1')?.focus();
  };
  const outdated = () => {
    setApp(undefined);
    void query.refetch();
  };
  const content = ({ is_on, recovery_codes_left }: { is_on: boolean; recovery_codes_left: number }) => {
    if (shown) return <RecoveryCodes {...shown} onKept={() => setShown(undefined)} />;
    if (is_on)
      return <StepOn codesLeft={recovery_codes_left} onCodes={(codes) => show(codes, false)} onEnded={ended} />;
    if (!app) return <BeginForm onKey={setApp} onOutdated={outdated} />;
    return <ConfirmForm app={app} onCodes={(codes) => show(codes, true)} onOutdated={outdated} />;
  };
  return (
    <InnerPage title={t(texts.title)} up="/settings">
      <Loaded of={query}>{content}</Loaded>
    </InnerPage>
  );
}
