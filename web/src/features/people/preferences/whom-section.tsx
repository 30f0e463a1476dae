import type { Preferences } from '@mwanzo/contract/people/preferences';
import type { ReactNode } from 'react';
import { firstQuestion as texts } from '../../../i18n/first-question.ts';
import { t } from '../../../i18n/translate.ts';
import { WhomFields } from './preference-fields.tsx';

interface WhomSectionProps {
  proposed: Preferences;
  onChange: (changes: Partial<Preferences>) => void;
  /** Asks for the member's own gender, if it is not known. */
  gender: ReactNode;
}

/** Asks whom the member wants to meet, as a part of a form that needs no press of its own. */
export function WhomSection({ proposed, onChange, gender }: WhomSectionProps) {
  return (
    <section className="grid gap-4">
      <div>
        <h2 className="text-h3 tracking-[-0.015em]">{t(texts.title)}</h2>
        <p className="mt-1 text-ink-2">{t(texts.text)}</p>
      </div>
      {gender}
      <WhomFields preferences={proposed} onChange={onChange} />
    </section>
  );
}
