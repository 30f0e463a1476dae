import type { chatMediaEndpoints } from '@mwanzo/contract/chat-media';
import type { Handlers } from '../../http/handler.ts';
import { addChatPhoto, type AddChatPhotoDependencies } from './add-chat-photo.ts';
import { getMediaFile, type GetMediaFileDependencies } from './get-media-file.ts';

type ChatMediaDependencies = AddChatPhotoDependencies & GetMediaFileDependencies;

export function chatMediaRoutes(dependencies: ChatMediaDependencies): Handlers<typeof chatMediaEndpoints> {
  return {
    addChatPhoto: ({ body: { receiver } }, { caller, files }) =>
      addChatPhoto(dependencies, caller.userId, { file: files.get('photo')?.path, receiver }),
    getChatPhotoFile: ({ params, query }) => getMediaFile(dependencies, { ...params, ...query, file: 'photo.webp' }),
  };
}
