import type { chatMediaEndpoints } from '@mwanzo/contract/conversations/chat-media';
import type { Handlers } from '../../../http/handler.ts';
import { addChatPhoto, type AddChatPhotoDependencies } from './add-chat-photo.ts';
import { addVoiceNote, type AddVoiceNoteDependencies } from './add-voice-note.ts';
import { getMediaFile, type GetMediaFileDependencies } from './get-media-file.ts';

type ChatMediaDependencies = AddChatPhotoDependencies & AddVoiceNoteDependencies & GetMediaFileDependencies;

export function chatMediaRoutes(dependencies: ChatMediaDependencies): Handlers<typeof chatMediaEndpoints> {
  return {
    addChatPhoto: ({ body: { receiver } }, { caller, files }) =>
      addChatPhoto(dependencies, caller.userId, { file: files.get('photo')?.path, receiver }),
    getChatMedia: () => Promise.resolve({ voice_notes: dependencies.audio !== null }),
    addVoiceNote: ({ body: { receiver } }, { caller, files }) =>
      addVoiceNote(dependencies, caller.userId, { file: files.get('voice')?.path, receiver }),
    getVoiceFile: ({ params, query }) => getMediaFile(dependencies, { ...params, ...query, file: 'note.webm' }),
    getVoiceFileAsAac: ({ params, query }) => getMediaFile(dependencies, { ...params, ...query, file: 'note.m4a' }),
    getChatPhotoFile: ({ params, query }) => getMediaFile(dependencies, { ...params, ...query, file: 'photo.webp' }),
  };
}
