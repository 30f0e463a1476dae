import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { switches as texts } from '../../../../i18n/switches.ts';
import { localDateTime } from '../../../../i18n/times.ts';
import { t } from '../../../../i18n/translate.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Loaded } from '../../../../ui/frames/loaded.tsx';
import { reviewerText } from '../panel/reviewer-text.ts';
import { SwitchDialog } from './switch-dialog.tsx';
import { switchTexts } from './switch-texts.ts';
import { switchesQuery, type ModeratedSwitch } from './switches-query.ts';

/** Lists the switches. Each says whether it is on, since when, by whom and why, and can be moved with a reason. */
export function SwitchesScreen() {
  const query = useQuery(switchesQuery);
  // The last one stays while its dialog closes.
  const [asked, setAsked] = useState<{ moved: ModeratedSwitch; open: boolean; count: number }>();
  const ask = (moved: ModeratedSwitch) => setAsked({ moved, open: true, count: (asked?.count ?? 0) + 1 });
  return (
    <div className="min-w-0 px-4 py-5 lg:col-span-2 lg:px-7">
      <h1>{t(texts.title)}</h1>
      <p className="mb-4 max-w-3xl text-small text-ink-2">{t(texts.about)}</p>
      <Loaded of={query} failedText={t(texts.failed)} className="justify-items-start gap-3">
        {(data) => (
          <ul className="max-w-3xl overflow-hidden rounded-lg bg-surface shadow-1">
            {data.map((each) => (
              <SwitchRow key={each.switch} shown={each} onMove={() => ask(each)} />
            ))}
          </ul>
        )}
      </Loaded>
      {asked && (
        <SwitchDialog
          key={asked.count}
          moved={asked.moved}
          open={asked.open}
          onClose={() => setAsked({ ...asked, open: false })}
        />
      )}
    </div>
  );
}

function SwitchRow({ shown, onMove }: { shown: ModeratedSwitch; onMove: () => void }) {
  const { is_on: isOn, since, moderator_id: by, because } = shown;
  const { name, text } = switchTexts[shown.switch];
  const [turn, turnOf] = isOn ? [texts.turnOff, texts.turnOffOf] : [texts.turnOn, texts.turnOnOf];
  return (
    <li
      className={classNames(
        'flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 px-4.5 py-3',
        'shadow-[inset_0_-1px_0_var(--color-line)]',
        !isOn && 'bg-warn-soft',
      )}
    >
      <div className="min-w-0 flex-1 basis-56 leading-[1.35]">
        <p className="font-semibold">
          {t(name)} <span className="font-normal text-ink-2">· {t(isOn ? texts.on : texts.off)}</span>
        </p>
        <p className="text-label">{t(text)}</p>
        {since !== null && (
          <p className="text-small wrap-anywhere text-ink-2">
            {localDateTime(since)} · {by === null ? t(texts.byOperator) : reviewerText(by)} · <bdi>{because}</bdi>
          </p>
        )}
      </div>
      <Button
        variant="outlined"
        size="sm"
        aria-haspopup="dialog"
        aria-label={t(turnOf, { name: t(name) })}
        onClick={onMove}
      >
        {t(turn)}
      </Button>
    </li>
  );
}
