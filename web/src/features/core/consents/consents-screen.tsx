import type { Consent } from '@mwanzo/contract/core/consents';
import type { ConsentPurpose } from '@mwanzo/contract/people/options';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { logFailure } from '../../../device/log-failure.ts';
import { consents as texts } from '../../../i18n/consents.ts';
import { t } from '../../../i18n/translate.ts';
import { consentsQuery } from '../../../queries/consents.ts';
import { reloadOwnProfile } from '../../../shared/profiles/own-profile.ts';
import { fetchVerification } from '../../../shared/verifications/verification.ts';
import { TwoArches } from '../../../ui/drawings/two-arches.tsx';
import { EmptyState } from '../../../ui/frames/empty-state.tsx';
import { InnerPage } from '../../../ui/frames/inner-page.tsx';
import { Loaded } from '../../../ui/frames/loaded.tsx';
import { showToast } from '../../../ui/layers/toast-store.ts';
import { ConsentCard } from './consent-card.tsx';
import { latestConsents } from './latest-consents.ts';
import { WithdrawQuestion } from './withdraw-question.tsx';

/** This device may still hold data that the server has erased. */
const forgetHere = { orientation: reloadOwnProfile, verification: fetchVerification };

/** Lists the member's consents, with buttons to withdraw them. */
export function ConsentsScreen() {
  const query = useQuery({ ...consentsQuery, refetchOnMount: 'always' });
  const [asked, setAsked] = useState<ConsentPurpose>();
  const client = useQueryClient();
  const list = useRef<HTMLDivElement>(null);

  const leave = (purpose: ConsentPurpose) => {
    setAsked((now) => (now === purpose ? undefined : now));
    showToast({ title: t(texts.withdrawn) });
    const now = new Date().toISOString();
    // This waits until the dialog has returned the focus to the button, which is about to disappear.
    requestAnimationFrame(() => {
      list.current?.querySelector<HTMLElement>(`[data-consent="${purpose}"]`)?.focus();
      client.setQueryData<Consent[]>(consentsQuery.queryKey, (consents) =>
        consents?.map((each) =>
          each.purpose === purpose && each.withdrawn_at === null ? { ...each, withdrawn_at: now } : each,
        ),
      );
    });
    forgetHere[purpose]().catch((error: unknown) => logFailure('Could not load what a withdrawal changed', error));
  };

  return (
    <InnerPage title={t(texts.title)} up="/settings">
      <Loaded of={query}>
        {(consents) =>
          consents.length === 0 ? (
            <EmptyState drawing={<TwoArches />} title={t(texts.none)}>
              {t(texts.noneText)}
            </EmptyState>
          ) : (
            <div ref={list}>
              {latestConsents(consents).map((consent) => (
                <ConsentCard key={consent.purpose} consent={consent} onWithdraw={() => setAsked(consent.purpose)} />
              ))}
            </div>
          )
        }
      </Loaded>
      <WithdrawQuestion purpose={asked} onClose={() => setAsked(undefined)} onWithdrawn={leave} />
    </InnerPage>
  );
}
