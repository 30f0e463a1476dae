import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { secondStep as texts } from '../../../../i18n/second-step.ts';
import { t } from '../../../../i18n/translate.ts';
import { secondStepQuery } from '../../../../queries/second-step.ts';
import { InnerPage } from '../../../../ui/frames/inner-page.tsx';
import { LoadedSettings } from '../../../../ui/frames/loaded-settings.tsx';
import { showToast } from '../../../../ui/layers/toast-store.ts';
import { BeginForm, type AppKey } from './begin-form.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { StepOn } from './step-on.tsx';

/** Turns the second step of sign-in on and off. */
export function SecondStepScreen() {
  const { data, isError, refetch } = useQuery({ ...secondStepQuery, refetchOnMount: 'always' });
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
    void refetch();
  };
  const content = () => {
    if (shown) return <RecoveryCodes {...shown} onKept={() => setShown(undefined)} />;
    if (data?.is_on)
      return <StepOn codesLeft={data.recovery_codes_left} onCodes={(codes) => show(codes, false)} onEnded={ended} />;
    if (!app) return <BeginForm onKey={setApp} onOutdated={outdated} />;
    return <ConfirmForm app={app} onCodes={(codes) => show(codes, true)} onOutdated={outdated} />;
  };
  return (
    <InnerPage title={t(texts.title)} up="/settings" link={Link}>
      <LoadedSettings loaded={data !== undefined} failed={isError} onRetry={() => void refetch()}>
        {content()}
      </LoadedSettings>
    </InnerPage>
  );
}
