import flagIcon from 'lucide/dist/esm/icons/flag.mjs';
import { apiUrl } from '../../../../api/api-url.ts';
import { reportReviews } from '../../../../i18n/report-reviews.ts';
import { localClock } from '../../../../i18n/times.ts';
import { t } from '../../../../i18n/translate.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Tag } from '../../../../ui/words/tag.tsx';
import { CoveredMessagePhoto } from './covered-photos.tsx';
import { nameOfReported } from './report-texts.ts';
import type { CaseSubject, Evidence } from './report-queries.ts';

const reportedLook = 'bg-bubble rounded-bl-[5px]';
const reporterLook = 'ml-auto rounded-br-[5px] bg-surface shadow-[inset_0_0_0_1.5px_var(--color-line-strong)]';

interface ReportedMessagesProps {
  subject: CaseSubject;
  messages: readonly Evidence[];
}

/**
 * An excerpt of a conversation. The reported member's messages are filled, the reporter's are outlined. A flag marks
 * the reported ones.
 */
export function ReportedMessages({ subject, messages }: ReportedMessagesProps) {
  const last = Date.parse(messages.at(-1)?.timestamp ?? '');
  return (
    <>
      <ol className="grid gap-2.5">
        {messages.map((message) => (
          <MessageRow
            key={message.id}
            subject={subject}
            message={message}
            // The day is named if it is not that of the last message.
            clock={localClock(Date.parse(message.timestamp), last)}
          />
        ))}
      </ol>
      <p aria-hidden className="mt-3 flex flex-wrap gap-x-3.5 gap-y-1 text-small text-ink-2">
        <span className="flex min-w-0 items-center gap-1.5">
          <span className="size-3.5 flex-none rounded-[5px] bg-bubble forced-colors:border-4" />
          <bdi className="min-w-0 wrap-anywhere">{nameOfReported(subject)}</bdi>
        </span>
        <span className="flex items-center gap-1.5">
          <span
            className={classNames(
              'size-3.5 rounded-[5px] shadow-[inset_0_0_0_1.5px_var(--color-line-strong)]',
              'forced-colors:border',
            )}
          />
          {t(reportReviews.reporter)}
        </span>
      </p>
    </>
  );
}

interface MessageRowProps {
  subject: CaseSubject;
  message: Evidence;
  clock: string;
}

function MessageRow({ subject, message, clock }: MessageRowProps) {
  const { is_from_reported: isTheirs, is_reported: isReported, media } = message;
  return (
    <li
      data-reported={isReported || undefined}
      className={classNames(
        'grid scroll-my-40 grid-cols-[minmax(0,1fr)_auto] items-center gap-2.5',
        isReported && '-mx-2 rounded-lg bg-warn-soft px-2 py-1.5 max-sm:grid-cols-1 max-sm:gap-1',
      )}
    >
      <div
        className={classNames(
          'w-fit max-w-full rounded-md px-3.25 py-1.75 text-label leading-[1.35] wrap-anywhere',
          'whitespace-pre-wrap forced-colors:border',
          isTheirs ? reportedLook : reporterLook,
          isReported && 'bg-surface! font-semibold',
        )}
      >
        <span className="sr-only">{isTheirs ? nameOfReported(subject) : t(reportReviews.reporter)}: </span>
        {media?.kind === 'photo' && <CoveredMessagePhoto caseId={subject.id} messageId={message.id} />}
        {media?.kind === 'voice' && (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody has written down what was said
          <audio
            src={apiUrl(media.path)}
            aria-label={t(reportReviews.voice)}
            controls
            preload="none"
            className="my-1 w-72 max-w-full"
          />
        )}
        <span dir="auto">{message.text}</span>
        {message.was_deleted && (
          <span className="block text-small font-normal text-ink-2">{t(reportReviews.deleted)}</span>
        )}
      </div>
      <span className="flex items-center gap-2">
        {isReported && (
          <Tag icon={flagIcon} className="min-h-6.5! bg-surface! text-warn">
            {t(reportReviews.reported)}
          </Tag>
        )}
        <time dateTime={message.timestamp} className="text-tiny text-ink-2 tabular-nums">
          {clock}
        </time>
      </span>
    </li>
  );
}
