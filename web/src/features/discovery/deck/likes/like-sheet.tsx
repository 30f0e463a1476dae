import { promptLimits } from '@mwanzo/contract/limits';
import heartIcon from 'lucide/dist/esm/icons/heart.mjs';
import { useState } from 'react';
import { useSession } from '../../../../api/session.ts';
import { likeComments as texts } from '../../../../i18n/like-comments.ts';
import { questionOf } from '../../../../i18n/prompts.ts';
import { t } from '../../../../i18n/translate.ts';
import { photoSource } from '../../../../photos/image-url.ts';
import type { LikedPart } from '../../../../photos/liked-part.ts';
import { WordsField } from '../../../../ui/controls/words-field.tsx';
import { Question } from '../../../../ui/layers/question.tsx';
import { Photo } from '../../../../ui/photos/photo.tsx';
import { keptWords, keepWords } from './kept-words.ts';
import { nextNotes } from './like-note.ts';

interface LikeSheetProps {
  profileId: number;
  name: string;
  /** Undefined while the sheet is closed. */
  part: LikedPart | undefined;
  onClose: () => void;
  /** Called once the note is ready to be sent with the like. */
  onLike: () => void;
}

/** A sheet to like a prompt or a photo, with an optional comment. */
export function LikeSheet({ profileId, name, part, onClose, onLike }: LikeSheetProps) {
  const owner = useSession().profile?.id ?? 0;
  const [words, setWords] = useState(() => keptWords(owner, profileId));
  const send = () => {
    if (!part) return;
    const comment = words.trim();
    const about = 'prompt' in part ? { prompt_id: part.prompt.prompt_id } : { photo_id: part.photo.id };
    nextNotes.set(profileId, { ...about, ...(comment && { comment }) });
    onLike();
  };
  return (
    <Question
      open={part !== undefined}
      title={t(texts.title, { name })}
      no={t(texts.cancel)}
      yes={t(texts.send)}
      icon={heartIcon}
      onYes={send}
      onClose={onClose}
    >
      <div className="grid gap-4">
        {part && <Part part={part} name={name} />}
        <WordsField
          label={t(texts.words)}
          hint={t(texts.hint, { name })}
          name="comment"
          className="min-h-24!"
          maxLength={promptLimits.commentMax}
          placeholder={t(texts.placeholder)}
          value={words}
          onType={(value) => {
            setWords(value);
            keepWords(owner, profileId, value);
          }}
        />
      </div>
    </Question>
  );
}

function Part({ part, name }: { part: LikedPart; name: string }) {
  if ('photo' in part) {
    return (
      <div className="h-40 w-32 overflow-hidden rounded-lg">
        <Photo
          src={photoSource(part.photo)}
          thumbhash={part.photo.thumbhash}
          alt={name}
          sizes="128px"
          position="50% 22%"
        />
      </div>
    );
  }
  return (
    <div className="prompt-card">
      <p className="text-small font-semibold text-ink-2">{questionOf(part.prompt.prompt_id)}</p>
      <p dir="auto" className="prompt-answer">
        {part.prompt.answer}
      </p>
    </div>
  );
}
