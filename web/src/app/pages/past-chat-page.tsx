import { PastChat } from '../../features/conversations/messages/past/past-chat.tsx';
import type { PageProps } from '../page-props.ts';

/** The parameter is the random id of an ended conversation. */
export default function PastChatPage({ params }: PageProps) {
  const id = params['pastId'] ?? '';
  return <PastChat key={id} id={id} />;
}
