import bookmarkIcon from 'lucide/dist/esm/icons/bookmark.mjs';
import eyeIcon from 'lucide/dist/esm/icons/eye.mjs';
import imagePlusIcon from 'lucide/dist/esm/icons/image-plus.mjs';
import messageSquareQuoteIcon from 'lucide/dist/esm/icons/message-square-quote.mjs';
import slidersIcon from 'lucide/dist/esm/icons/sliders-horizontal.mjs';
import { meanwhile as texts } from '../../../i18n/meanwhile.ts';
import { t } from '../../../i18n/translate.ts';
import { LinkRow, RowGroup } from '../../../ui/frames/row-group.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';

/** Says what the member can do until the decision, and what the decision is about. */
export function Meanwhile() {
  return (
    <div className="mt-6">
      <RowGroup title={t(texts.title)}>
        <LinkRow href="/discover" icon={bookmarkIcon} label={t(texts.keep)} />
        <LinkRow href="/profile" icon={messageSquareQuoteIcon} label={t(texts.prompts)} />
        <LinkRow href="/profile" icon={imagePlusIcon} label={t(texts.photos)} />
        <LinkRow href="/preferences" icon={slidersIcon} label={t(texts.preferences)} />
      </RowGroup>
      <RowGroup title={t(texts.looksAt)}>
        <ul className="grid gap-2.5 p-4">
          {[texts.looksAtFaces, texts.looksAtFacts, texts.looksAtDocument, texts.looksAtPose].map((text) => (
            <li key={text.en} className="flex gap-3">
              <Icon icon={eyeIcon} size={20} className="mt-0.5 text-ink-2" />
              {t(text)}
            </li>
          ))}
        </ul>
      </RowGroup>
    </div>
  );
}
