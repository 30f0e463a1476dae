import { useState } from 'react';
import { request } from '../../../../api/request.ts';
import { moderation } from '../../../../i18n/moderation.ts';
import { reportReviews } from '../../../../i18n/report-reviews.ts';
import { t } from '../../../../i18n/translate.ts';
import { useSendDecision, type DecisionCallbacks } from '../panel/use-send-decision.ts';
import { asksSecondReviewer, bodyOf, draftProblem, type DecisionDraft, type DraftProblem } from './decision-rules.ts';
import { nameOfReported } from './report-texts.ts';
import type { OpenedReportCase, ReportDecisionBody } from './report-queries.ts';
import { realNow } from '../../../../device/server-clock.ts';

/**
 * Holds a reviewer's decision about a case until it is recorded. It asks again before one that needs a second reviewer.
 */
export function useReportDecision(shown: OpenedReportCase, callbacks: DecisionCallbacks) {
  const name = nameOfReported(shown);
  const [draft, setDraft] = useState<DecisionDraft>({
    decision: undefined,
    reason: shown.reasons[0] ?? 'other',
    suspension: '7',
    date: '',
    note: '',
  });
  const [problem, setProblem] = useState<DraftProblem | null>(null);
  const [asked, setAsked] = useState<ReportDecisionBody | null>(null);
  const { busy, decide } = useSendDecision({
    ...callbacks,
    name,
    send: (body: ReportDecisionBody) =>
      request('POST /api/moderation/reports/{id}/decide/', { params: { id: shown.id }, body }),
    toldText: ({ decision }) =>
      decision === 'dismiss' ? t(reportReviews.reportersTold) : t(moderation.memberTold, { name }),
  });
  const change = (changed: Partial<DecisionDraft>) => {
    setDraft((known) => ({ ...known, ...changed }));
    setProblem(null);
  };
  const record = () => {
    const now = realNow();
    const body = bodyOf(draft, now);
    setProblem(draftProblem(draft, now));
    if (body === null || busy !== null) return;
    const alone = shown.suspended_alone.map(({ from, until }) => ({ from: new Date(from), until: new Date(until) }));
    if (asksSecondReviewer(body, alone, now)) setAsked(body);
    else void decide(body);
  };
  return {
    name,
    draft,
    change,
    problem,
    record,
    isBusy: busy !== null,
    /** The decision that is asked about; null if none is. */
    asked,
    answer: (isYes: boolean) => (isYes && asked ? void decide(asked) : setAsked(null)),
  };
}
