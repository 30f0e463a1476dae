import { z } from 'zod';
import { boundedText } from '../bounded-text.ts';
import { defineEndpoint } from '../endpoint.ts';
import { chatMediaLimits } from '../limits.ts';
import { photoPath } from '../people/photos.ts';
import { id } from '../text.ts';

/** The kinds of media that a message can have besides its text. */
export const mediaKinds = ['photo', 'voice'] as const;
export type MediaKind = (typeof mediaKinds)[number];

/**
 * A photo of a message. `width` and `height` are those of the picture behind `path`, in px, and `bytes` its size.
 * `is_covered`: the photo is loaded and shown only after the receiver taps on it. `is_explicit`: the server classified
 * it as a nude photo, and both members are told so.
 */
export const messagePhoto = z.object({
  kind: z.literal('photo'),
  id: z.number().int(),
  width: z.number().int(),
  height: z.number().int(),
  bytes: z.number().int(),
  path: photoPath,
  is_covered: z.boolean(),
  is_explicit: z.boolean(),
});
export type MessagePhoto = z.infer<typeof messagePhoto>;

/**
 * A voice note of a message. `waveform` is base64 of `chatMediaLimits.waveformBars` bytes, each the loudness of a part.
 * `path` is Opus in WebM; `path_aac` is for players that cannot play Opus.
 */
export const messageVoice = z.object({
  kind: z.literal('voice'),
  id: z.number().int(),
  duration_ms: z.number().int(),
  bytes: z.number().int(),
  waveform: z.string(),
  path: photoPath,
  path_aac: photoPath,
});
export type MessageVoice = z.infer<typeof messageVoice>;

export const messageMedia = z.discriminatedUnion('kind', [messagePhoto, messageVoice]);
export type MessageMedia = z.infer<typeof messageMedia>;

/** The signed path of a file of a message. */
export const mediaFile = {
  params: z.object({ key: z.string().regex(/^[0-9a-f]{32}$/) }),
  query: z.object({
    expires: boundedText(20),
    signature: boundedText(100),
    viewer: boundedText(20).default(''),
  }),
};

export const chatMediaEndpoints = {
  addChatPhoto: defineEndpoint({
    method: 'POST',
    path: '/api/messages/media/photos/',
    summary:
      `Upload a photo (part \`photo\`) for a match. It is kept unsent for ${chatMediaLimits.unsentHours} hours, ` +
      'until a message names its id. Sending photos needs Premium.',
    access: 'member',
    body: z.object({ receiver: id }),
    files: ['photo'],
    status: 201,
    response: messagePhoto,
    errors: ['not_found', 'premium_required', 'photo_invalid', 'photo_refused', 'file_too_large', 'busy'],
    limit: 'upload',
  }),
  getChatPhotoFile: defineEndpoint({
    method: 'GET',
    path: '/media/messages/{key}/photo.webp',
    summary: 'The bytes of a photo in a conversation, from a signed path. There is none for anybody but the two.',
    access: 'public',
    ...mediaFile,
    status: 200,
    response: { contentType: 'image/webp', cacheSeconds: 600, revalidates: true },
    errors: ['not_found'],
    limit: 'photo',
  }),
  getChatMedia: defineEndpoint({
    method: 'GET',
    path: '/api/messages/media/',
    summary: 'What can be sent besides text. Voice notes are off where the server cannot process them.',
    access: 'member',
    status: 200,
    response: z.object({ voice_notes: z.boolean() }),
    errors: [],
    limit: 'read',
  }),
  addVoiceNote: defineEndpoint({
    method: 'POST',
    path: '/api/messages/media/voice-notes/',
    summary:
      `Upload a recording (part \`voice\`) of at most ${chatMediaLimits.voiceSecondsMax} seconds for a match. It ` +
      `is kept unsent for ${chatMediaLimits.unsentHours} hours, until a message names its id. Sending voice notes ` +
      'needs Premium.',
    access: 'member',
    body: z.object({ receiver: id }),
    files: ['voice'],
    status: 201,
    response: messageVoice,
    errors: ['not_found', 'premium_required', 'voice_invalid', 'voice_too_long', 'voice_off', 'file_too_large', 'busy'],
    limit: 'upload',
  }),
  getVoiceFile: defineEndpoint({
    method: 'GET',
    path: '/media/messages/{key}/note.webm',
    summary: 'The sound of a voice note as Opus in WebM, from a signed path. There is none for anybody but the two.',
    access: 'public',
    ...mediaFile,
    status: 200,
    response: { contentType: 'audio/webm', cacheSeconds: 600, revalidates: true },
    errors: ['not_found'],
    limit: 'photo',
  }),
  getVoiceFileAsAac: defineEndpoint({
    method: 'GET',
    path: '/media/messages/{key}/note.m4a',
    summary: 'The same as AAC in MP4, for players without Opus. It is made at the first request.',
    access: 'public',
    ...mediaFile,
    status: 200,
    response: { contentType: 'audio/mp4', cacheSeconds: 600, revalidates: true },
    errors: ['not_found', 'voice_off', 'busy'],
    limit: 'photo',
  }),
};
