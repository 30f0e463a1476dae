import { partsOfPose, type CardPlace, type PoseFace, type SelfiePose } from '@mwanzo/contract/trust/selfie-poses';
import { defineMessages } from './define-messages.ts';
import { t } from './translate.ts';

const places = defineMessages({
  cheek: { en: 'Hold your ID beside your cheek.', sw: 'Shikilia kitambulisho kando ya shavu.' },
  chin: { en: 'Hold your ID under your chin.', sw: 'Shikilia kitambulisho chini ya kidevu.' },
  forehead: { en: 'Hold your ID against your forehead.', sw: 'Weka kitambulisho kwenye paji la uso.' },
}) satisfies Record<CardPlace, unknown>;

const faces = defineMessages({
  smile: { en: 'Smile so that your teeth show.', sw: 'Tabasamu meno yaonekane.' },
  open: { en: 'Open your mouth wide.', sw: 'Fungua mdomo wazi.' },
  puffed: { en: 'Puff out your cheeks.', sw: 'Jaza hewa mashavuni.' },
  tilted: { en: 'Tilt your head to one side.', sw: 'Inamisha kichwa upande mmoja.' },
}) satisfies Record<PoseFace, unknown>;

/** Returns the text that asks for a pose in the selfie. */
export function poseText(pose: SelfiePose): string {
  const { place, face } = partsOfPose(pose);
  return `${t(places[place])} ${t(faces[face])}`;
}

export const poses = defineMessages({
  coming: { en: 'Choosing a pose for you...', sw: 'Tunakuchagulia mkao...' },
  failed: {
    en: 'We could not load what your selfie should show. Try again, or hold your ID next to your face: that takes longer to check.',
    sw: 'Hatukuweza kupakia jinsi selfie yako inavyopaswa kuwa. Jaribu tena, au shikilia kitambulisho kando ya uso: ukaguzi huchukua muda zaidi.',
  },
  again: { en: 'Try again', sw: 'Jaribu tena' },
  ended: {
    en: 'The pose has changed. Your photos are still here: take a new selfie as shown, then submit again.',
    sw: 'Mkao umebadilika. Picha zako bado zipo hapa: piga selfie mpya kama inavyoonyeshwa, kisha wasilisha tena.',
  },
  fits: { en: 'The selfie shows what we asked for:', sw: 'Selfie inaonyesha tulichoomba:' },
  noneAsked: { en: 'No pose was asked for', sw: 'Hakuna mkao ulioombwa' },
  fitsWithout: {
    en: 'No pose was asked for: they hold this ID in the selfie',
    sw: 'Hakuna mkao ulioombwa: ameshika kitambulisho hiki kwenye selfie',
  },
  askedFor: { en: 'Asked for: {pose}', sw: 'Tuliomba: {pose}' },
});
