import { KeepChatsSheet } from './keep-chats-sheet.tsx';
import { useKeepQuestion } from './use-keep-question.ts';

export function KeepQuestion({ owner }: { owner: number }) {
  const { isAsked, answer, close } = useKeepQuestion(owner);
  return <KeepChatsSheet open={isAsked} onAnswer={answer} onClose={close} />;
}
