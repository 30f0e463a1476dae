import { KeepChatsSheet } from './keep-chats-sheet.tsx';
import { useKeepQuestion } from './use-keep-question.ts';

/** Asks the member whether to keep chats on this phone. */
export function KeepQuestion({ owner }: { owner: number }) {
  const { isAsked, answer, close } = useKeepQuestion(owner);
  return <KeepChatsSheet open={isAsked} onAnswer={answer} onClose={close} />;
}
