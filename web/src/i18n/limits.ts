import { numberFormat } from '@mwanzo/contract/formats';
import { defineMessages } from './define-messages.ts';
import { currentLocale } from './language.ts';
import { t } from './translate.ts';

/** Texts for a used-up daily limit. They never show the limit's number. */
export const limits = defineMessages({
  swipes: { en: 'Today’s swipes are used up', sw: 'Umemaliza kutelezesha kwa leo' },
  profiles: { en: 'Today’s profiles are used up', sw: 'Wasifu wa leo umekwisha' },
  profilesWhy: {
    en: 'Basic shows a limited number of people a day, Premium all of them. The order is the same for both.',
    sw: 'Basic huonyesha idadi ndogo ya watu kwa siku, Premium huonyesha wote. Mpangilio ni uleule kwa wote.',
  },
  messages: { en: 'Today’s messages are used up.', sw: 'Ujumbe wa leo umekwisha.' },
  back: { en: 'They are back at midnight, in {left}.', sw: 'Itarudi saa sita usiku, baada ya {left}.' },
  worksLabel: { en: 'What still works', sw: 'Kinachoendelea kufanya kazi' },
  chat: { en: 'Chat with your matches.', sw: 'Zungumza na mliochaguana.' },
  chatWaiting: {
    en: {
      one: 'Chat with your matches. One is waiting for an answer.',
      other: 'Chat with your matches. {count} are waiting for an answer.',
    },
    sw: {
      one: 'Zungumza na mliochaguana. Mmoja anasubiri jibu.',
      other: 'Zungumza na mliochaguana. {count} wanasubiri jibu.',
    },
  },
  seen: { en: 'People still meet you and like you.', sw: 'Watu bado wanakuona na kukupenda.' },
  profile: { en: 'Read over your own profile.', sw: 'Pitia wasifu wako mwenyewe.' },
  matches: { en: 'Go to matches', sw: 'Nenda kwa mliochaguana' },
  premium: { en: 'No daily limit with Premium', sw: 'Premium haina kikomo cha siku' },
  trial: { en: 'Try Premium for three days, free', sw: 'Jaribu Premium siku tatu, bure' },
  verify: { en: 'Get verified to see more people', sw: 'Thibitishwa ili uone watu zaidi' },
  slowly: { en: 'Slowly is how you get there', sw: 'Haraka haraka haina baraka' },
});

const minute = 60_000;

function amount(value: number, unit: 'hour' | 'minute'): string {
  return numberFormat(currentLocale(), { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}

/** Formats the time from now until `until` in whole minutes, rounded up: "3 hours 40 minutes", "1 minute". */
export function timeLeft(until: number, now: number): string {
  const minutes = Math.max(1, Math.ceil((until - now) / minute));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && amount(hours, 'hour'), (rest > 0 || hours === 0) && amount(rest, 'minute')]
    .filter(Boolean)
    .join(' ');
}

/** Says when a limit ends: "They are back at midnight, in 3 hours 40 minutes." */
export function backText(until: number, now: number): string {
  return t(limits.back, { left: timeLeft(until, now) });
}
