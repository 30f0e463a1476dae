import { useQuery } from '@tanstack/react-query';
import downloadIcon from 'lucide/dist/esm/icons/download.mjs';
import trash2Icon from 'lucide/dist/esm/icons/trash.mjs';
import { request } from '../../../../api/request.ts';
import { leaveForGood } from '../../../../api/session.ts';
import { useNow } from '../../../../device/use-now.ts';
import { ownData as texts } from '../../../../i18n/own-data.ts';
import { momentText } from '../../../../i18n/premium.ts';
import { t } from '../../../../i18n/translate.ts';
import { premiumQuery } from '../../../../queries/premium.ts';
import { LinkButton } from '../../../../ui/controls/button.tsx';
import { Card } from '../../../../ui/frames/card.tsx';
import { InnerPage } from '../../../../ui/frames/inner-page.tsx';
import { Note } from '../../../../ui/frames/row-group.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { PasswordForm } from './password-form.tsx';

const goes = [texts.goesProfile, texts.goesMatches, texts.goesMessages, texts.goesVerification, texts.goesPlans];
const stays = [texts.staysReports, texts.staysPayments, texts.staysPlans];

const remove = (password: string) => leaveForGood(() => request('DELETE /api/account/', { body: { password } }));

/** Names the Premium that ends. Null without any. It is named in general until the response is there. */
function usePremiumThatGoes(): string | null {
  const { data } = useQuery(premiumQuery);
  const now = useNow();
  if (!data) return t(texts.goesPremiumUnread);
  const end = [data.until, data.stops_at].find((time) => time !== null && Date.parse(time) > now);
  return end ? t(texts.goesPremium, { moment: momentText(end, now) }) : null;
}

/** Deletes the account. The page says what is removed and what stays, and asks for nothing but the password. */
export function DeleteAccountScreen() {
  const premium = usePremiumThatGoes();
  const { data } = useQuery(premiumQuery);
  const kept = data?.trial?.was_started ? [...stays, texts.staysTrial] : stays;
  const all = [...goes.map((text) => t(text)), ...(premium === null ? [] : [premium])];
  return (
    <InnerPage title={t(texts.remove)} up="/settings">
      <Card>
        <h2 className="mb-3 text-[1.25rem] tracking-[-0.015em]">{t(texts.whatGoes)}</h2>
        <ul className="grid gap-2.5">
          {all.map((text) => (
            <li key={text} className="flex gap-2.5 leading-[1.35]">
              <Icon icon={trash2Icon} size={20} className="mt-px flex-none text-danger" />
              {text}
            </li>
          ))}
        </ul>
        <h2 className="mt-5 mb-1 text-[1.125rem] tracking-[-0.01em]">{t(texts.whatStays)}</h2>
        <ul className="grid gap-1.5 text-ink-2">
          {kept.map((text) => (
            <li key={text.en}>{t(text)}</li>
          ))}
        </ul>
        <p className="mt-3 text-ink-2">{t(texts.mailFollows)}</p>
        <LinkButton to="/settings/data" full variant="outlined" icon={downloadIcon} className="mt-5">
          {t(texts.downloadFirst)}
        </LinkButton>
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
