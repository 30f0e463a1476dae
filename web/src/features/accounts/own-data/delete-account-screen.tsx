import trash2Icon from 'lucide/dist/esm/icons/trash.mjs';
import { Link } from 'wouter';
import { request } from '../../../api/request.ts';
import { sayGoodbye } from '../../../api/session.ts';
import { ownData as texts } from '../../../i18n/own-data.ts';
import { t } from '../../../i18n/translate.ts';
import { Card } from '../../../ui/frames/card.tsx';
import { InnerPage } from '../../../ui/frames/inner-page.tsx';
import { Note } from '../../../ui/frames/row-group.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { PasswordForm } from './password-form.tsx';

const goes = [texts.goesProfile, texts.goesMatches, texts.goesMessages, texts.goesVerification, texts.goesPlans];

async function remove(password: string): Promise<void> {
  await request('DELETE /api/account/', { body: { password } });
  sayGoodbye();
}

/** Deletes the account. The page says what is removed and what stays, and asks for nothing but the password. */
export function DeleteAccountScreen() {
  return (
    <InnerPage title={t(texts.remove)} up="/settings" link={Link}>
      <Card>
        <h2 className="mb-3 text-[1.25rem] tracking-[-0.015em]">{t(texts.whatGoes)}</h2>
        <ul className="grid gap-2.5">
          {goes.map((text) => (
            <li key={text.en} className="flex gap-2.5 leading-[1.35]">
              <Icon icon={trash2Icon} size={20} className="mt-px flex-none text-danger" />
              {t(text)}
            </li>
          ))}
        </ul>
        <h2 className="mt-5 mb-1 text-[1.125rem] tracking-[-0.01em]">{t(texts.whatStays)}</h2>
        <p className="text-ink-2">{t(texts.staysReports)}</p>
        <PasswordForm
          act={remove}
          label={t(texts.removeNow)}
          busyLabel={t(texts.removing)}
          icon={trash2Icon}
          isDanger
        />
      </Card>
      <Note>{t(texts.orPause)}</Note>
    </InnerPage>
  );
}
