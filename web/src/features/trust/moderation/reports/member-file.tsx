import { nameAndAge } from '../../../../i18n/isolate.ts';
import { reportReviews, reviewedWarnings } from '../../../../i18n/report-reviews.ts';
import { t } from '../../../../i18n/translate.ts';
import { Card } from '../../../../ui/frames/card.tsx';
import { VerifiedBadge } from '../../../../ui/words/verified-badge.tsx';
import { CoveredProfilePhotos } from './covered-photos.tsx';
import { nameOfReported } from './report-texts.ts';
import type { OpenedReportCase } from './report-queries.ts';

/** Shows the member as others see them, with statistics about them. */
export function MemberFile({ shown }: { shown: OpenedReportCase }) {
  const { profile, reports, warnings } = shown;
  const name = nameOfReported(shown);
  const rows = [
    [t(reportReviews.openReports), String(reports)],
    ...(warnings
      ? [
          [t(reportReviews.warnedPeople), String(warnings.receivers)],
          [t(reportReviews.warnedMessages), String(warnings.sent)],
          [t(reportReviews.warnedKinds), warnings.kinds.map((kind) => t(reviewedWarnings[kind])).join(', ')],
        ]
      : []),
  ];
  return (
    <Card>
      <h3 className="flex items-center gap-1.5 wrap-anywhere">
        <bdi className="min-w-0">{profile ? nameAndAge(name, profile.age) : name}</bdi>
        {profile?.is_verified && <VerifiedBadge size={18} />}
      </h3>
      {!profile && <p className="mt-1 text-small text-ink-2">{t(reportReviews.fileGone)}</p>}
      {profile && profile.bio !== '' && (
        <p dir="auto" className="mt-1 text-label wrap-anywhere whitespace-pre-wrap text-ink-2">
          {profile.bio}
        </p>
      )}
      {profile && profile.photos > 0 && <CoveredProfilePhotos caseId={shown.id} name={name} count={profile.photos} />}
      <dl className="mt-3 grid gap-1 text-label">
        {rows.map(([term, value]) => (
          <div key={term} className="flex justify-between gap-4">
            <dt className="text-ink-2">{term}</dt>
            <dd className="text-right font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
