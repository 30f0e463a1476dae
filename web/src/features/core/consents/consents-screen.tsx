import type { Consent } from '@mwanzo/contract/core/consents';
import type { ConsentPurpose } from '@mwanzo/contract/people/options';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { logFailure } from '../../../device/log-failure.ts';
import { consents as texts } from '../../../i18n/consents.ts';
import { localDate } from '../../../i18n/times.ts';
import { t } from '../../../i18n/translate.ts';
import { consentsQuery } from '../../../queries/consents.ts';
import { reloadOwnProfile } from '../../../shared/profiles/own-profile.ts';
import { fetchVerification } from '../../../shared/verifications/verification.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TwoArches } from '../../../ui/drawings/two-arches.tsx';
import { Card } from '../../../ui/frames/card.tsx';
import { EmptyState } from '../../../ui/frames/empty-state.tsx';
import { InnerPage } from '../../../ui/frames/inner-page.tsx';
import { Loaded } from '../../../ui/frames/loaded.tsx';
import { showToast } from '../../../ui/layers/toast-store.ts';
import { consentWords } from './consent-words.ts';
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

/** Shows one consent: since when, for what, how long, who sees the data, and a button to withdraw it. */
function ConsentCard({ consent, onWithdraw }: { consent: Consent; onWithdraw: () => void }) {
  const words = consentWords(consent.purpose);
  const facts = [
    [texts.why, words.why],
    [texts.howLong, words.howLong],
    [texts.whoSees, words.who],
  ] as const;
  return (
    <Card className="mb-3.5">
      <h2 tabIndex={-1} data-consent={consent.purpose} className="text-[1.25rem] tracking-[-0.015em]">
        {words.title}
      </h2>
      <p className="mt-0.5 text-small text-ink-2">
        {consent.withdrawn_at === null
          ? t(texts.agreedOn, { date: localDate(consent.given_at) })
          : t(texts.withdrawnOn, { date: localDate(consent.withdrawn_at) })}
      </p>
      {consent.withdrawn_at === null ? (
        <>
          <dl className="mt-3.5 grid gap-3">
            {facts.map(([term, fact]) => (
              <div key={term.en}>
                <dt className="text-label font-semibold">{t(term)}</dt>
                <dd className="leading-[1.35]">{fact}</dd>
              </div>
            ))}
          </dl>
          <Button
            variant="outlined"
            full
            className="mt-4.5"
            aria-label={t(texts.withdrawName, { consent: words.title })}
            aria-haspopup="dialog"
            onClick={onWithdraw}
          >
            {t(texts.withdraw)}
          </Button>
        </>
      ) : (
        <p className="mt-3.5 leading-[1.35]">{words.gone}</p>
      )}
    </Card>
  );
}
