import { useState } from 'react';
import { request } from '../../../../api/request.ts';
import { moderation } from '../../../../i18n/moderation.ts';
import { reportReviews } from '../../../../i18n/report-reviews.ts';
import { t } from '../../../../i18n/translate.ts';
import { useSendDecision, type DecisionCallbacks } from '../panel/use-send-decision.ts';
import {
  asksSecondReviewer,
  bodyOf,
  draftProblem,
  suspensionEnd,
  type DecisionDraft,
  type DraftProblem,
} from './decision-rules.ts';
import { nameOfReported } from './report-texts.ts';
import type { OpenedReportCase, ReportDecisionBody } from './report.ts';
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
  const [asking, setAsking] = useState<{ until: string | null } | null>(null);
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
  const send = () => {
    const body = bodyOf(draft, realNow());
    if (body) void decide(body);
  };
  const record = () => {
    const missing = draftProblem(draft, realNow());
    setProblem(missing);
    if (missing !== null || busy !== null) return;
    const alone = shown.suspended_alone.map(({ from, until }) => ({ from: new Date(from), until: new Date(until) }));
    if (asksSecondReviewer(draft, alone, realNow()))
      setAsking({ until: draft.decision === 'suspend' ? suspensionEnd(draft, realNow()) : null });
    else send();
  };
  return {
    name,
    draft,
    change,
    problem,
    record,
    send,
    isBusy: busy !== null,
    asking,
    stopAsking: () => setAsking(null),
  };
}
