import type { Consent } from '@mwanzo/contract/core/consents';
import { consents as texts } from '../../../i18n/consents.ts';
import { localDate } from '../../../i18n/times.ts';
import { t } from '../../../i18n/translate.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/frames/card.tsx';
import { consentWords } from './consent-words.ts';

/** Shows one consent: since when, for what, how long, who sees the data, and a button to withdraw it. */
export function ConsentCard({ consent, onWithdraw }: { consent: Consent; onWithdraw: () => void }) {
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
