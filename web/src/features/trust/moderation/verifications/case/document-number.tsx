import { documentKinds, documentNumberMax } from '@mwanzo/contract/trust/document-numbers';
import { documents } from '../../../../../i18n/documents.ts';
import { t } from '../../../../../i18n/translate.ts';
import { Field } from '../../../../../ui/controls/field.tsx';
import { TextField } from '../../../../../ui/controls/text-field.tsx';
import { Select } from '../../../../../ui/controls/select.tsx';
import type { DocumentEntry } from './use-document.ts';

/** The fields for the kind and the number of the document, which the reviewer copies from it. */
export function DocumentNumber({ typed, problem, field, change, check }: DocumentEntry) {
  return (
    <div className="mt-3 grid gap-3 sm:grid-cols-2">
      <Field label={t(documents.kind)}>
        {(control) => (
          <Select
            {...control}
            options={documentKinds.map((value) => ({ value, label: t(documents[value]) }))}
            value={typed.kind}
            onChange={(kind) => change({ kind })}
          />
        )}
      </Field>
      <TextField
        label={t(documents.number)}
        hint={t(documents.numberHint)}
        error={problem ? t(problem) : undefined}
        ref={field}
        // The browser must neither keep the number nor send it to a spelling checker.
        autoComplete="off"
        spellCheck={false}
        autoCapitalize="characters"
        maxLength={documentNumberMax}
        value={typed.number}
        onType={(number) => change({ number })}
        onBlur={check}
      />
    </div>
  );
}
