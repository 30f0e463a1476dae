import { safety as texts } from '../i18n/safety.ts';
import { t } from '../i18n/translate.ts';
import { LinkButton } from '../ui/controls/button.tsx';
import { EmergencyNumbers } from '../ui/frames/emergency-numbers.tsx';
import { PublicDocument, Topics, type BuiltFiles } from './public-document.tsx';

const topics = [
  { title: texts.meeting, lines: [texts.meeting1, texts.meeting2, texts.meeting3, texts.meeting4] },
  { title: texts.money, lines: [texts.money1, texts.money2, texts.money3, texts.money4] },
  { title: texts.photos, lines: [texts.photos1, texts.photos2, texts.photos3] },
  { title: texts.profiles, lines: [texts.profiles1, texts.profiles2, texts.profiles3] },
];

/** The page about safety: what to know before meeting somebody, and the emergency numbers. */
export function SafetyDocument(files: BuiltFiles) {
  return (
    <PublicDocument page="safety" title={t(texts.title)} lead={t(texts.lead)} {...files}>
      <section
        className={'mt-6 grid gap-3 rounded-xl bg-blush p-5 md:grid-cols-[1fr_26rem] md:items-center md:gap-8 md:p-7'}
      >
        <div>
          <h2 className="text-h2">{t(texts.call)}</h2>
          <p className="mt-1">{t(texts.callText)}</p>
        </div>
        <EmergencyNumbers />
      </section>
      <Topics topics={topics} />
      <p className="mt-9">
        <LinkButton href="/dates">{t(texts.toPlans)}</LinkButton>
      </p>
    </PublicDocument>
  );
}
