import type { VisibleProfile } from '@mwanzo/contract/people/profiles';
import { interestLabel } from '../../../../i18n/interests.ts';
import { deferred, orNothing } from '../../../../loading/deferred.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import type { CardFace } from './card-faces.ts';

const CardQuestion = deferred(async () => (await import('./card-question.tsx')).CardQuestion, orNothing);

interface CardTextProps {
  profile: VisibleProfile;
  face: CardFace;
  /** True if the card has several faces: then the text keeps its height when it turns. */
  turns: boolean;
}

/** The interests and the bio of a card, or a question with its answer. */
export function CardText({ profile: { interests }, face: { prompt, words = prompt?.answer }, turns }: CardTextProps) {
  const line = prompt ? <CardQuestion prompt={prompt} /> : interests.map(interestLabel).join(', ');
  const hasLine = prompt !== undefined || interests.length > 0;
  if (!hasLine && !words) return null;
  return (
    <div className={classNames('profile-card-words', turns && 'profile-card-turns')}>
      {hasLine && (
        <p
          dir="auto"
          className={classNames(
            'mt-1.5 min-h-[1lh] truncate text-left text-small text-ink-2',
            prompt && 'font-semibold',
          )}
        >
          {line}
        </p>
      )}
      {words && (
        <p dir="auto" className="profile-card-bio mt-1 text-left font-medium wrap-anywhere">
          {words}
        </p>
      )}
    </div>
  );
}
