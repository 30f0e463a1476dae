import { defineMessages } from './define-messages.ts';
import { t } from './translate.ts';

const greetings = defineMessages({
  plain: { en: 'Welcome', sw: 'Karibu' },
  hours: { en: '{count}h', sw: { one: 'saa 1 iliyopita', other: 'saa {count} zilizopita' } },
  liked: { en: 'You and {name} liked each other, {count} times!', sw: 'Wewe na {name} mmechaguana mara {count}!' },
});

// Never run. `npm run check:types` fails if a placeholder can be missing, unknown or only in Swahili.
export const doesNotCompile = () => {
  // @ts-expect-error a value is required
  t(greetings.liked);
  // @ts-expect-error the count is missing
  t(greetings.liked, { name: 'Otieno' });
  // @ts-expect-error there is nothing to fill
  t(greetings.plain, { name: 'Otieno' });
  // @ts-expect-error a number is needed to choose the form
  t(greetings.hours, { count: '2' });
  // @ts-expect-error Swahili has plural forms, but English has no number to choose one
  defineMessages({ formless: { en: 'Photos', sw: { one: 'Picha', other: 'Picha nyingi' } } });
  // @ts-expect-error a form is missing
  defineMessages({ half: { en: { one: '1 photo' }, sw: 'picha {count}' } });
  // @ts-expect-error Swahili is missing
  defineMessages({ bare: { en: 'Hello' } });
  // @ts-expect-error Swahili names a placeholder that English lacks
  defineMessages({ odd: { en: 'Hello', sw: 'Habari {name}' } });
};
