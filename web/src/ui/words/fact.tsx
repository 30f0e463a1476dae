import { Icon, type IconNode } from '../icons/icon.tsx';

interface FactProps {
  icon: IconNode;
  title: string;
  text: string;
}

/** A list item with a fact, for example a consequence of a choice. */
export function Fact({ icon, title, text }: FactProps) {
  return (
    <li className="grid grid-cols-[44px_1fr] gap-3">
      <span className="grid size-11 place-items-center rounded-[14px] bg-blush">
        <Icon icon={icon} size={24} />
      </span>
      <span className="grid content-center">
        <b className="font-[650] wrap-anywhere">{title}</b>
        <span className="text-small wrap-anywhere text-ink-2">{text}</span>
      </span>
    </li>
  );
}
