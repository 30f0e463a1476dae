import arrowLeftIcon from 'lucide/dist/esm/icons/arrow-left.mjs';
import chevronLeftIcon from 'lucide/dist/esm/icons/chevron-left.mjs';
import chevronRightIcon from 'lucide/dist/esm/icons/chevron-right.mjs';
import { useEffect, useRef, type ReactNode } from 'react';
import { moderation } from '../../../../i18n/moderation.ts';
import { t } from '../../../../i18n/translate.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import type { PanelWays } from './panel-props.ts';

interface PanelHeaderProps {
  name: string;
  /** The text below the name. */
  details: string;
  /** More content below the name. */
  children?: ReactNode;
  ways: PanelWays;
}

/** The member's name, and the buttons and keys to other cases. It takes the focus when the case opens. */
export function PanelHeader({ name, details, children, ways }: PanelHeaderProps) {
  const { shortcuts, onBack, onPrevious, onNext } = ways;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  useShortcuts(shortcuts, ({ name: pressed }) => {
    if (pressed === 'previous') onPrevious?.();
    else if (pressed === 'next') onNext?.();
    else return false;
    return true;
  });
  return (
    <header className="flex items-center justify-between gap-x-4 gap-y-2 max-lg:flex-wrap">
      <div className="min-w-0 max-lg:order-2 max-lg:w-full">
        <h2 ref={heading} tabIndex={-1} className="text-[1.875rem] wrap-anywhere outline-none">
          {name}
        </h2>
        <p className="wrap-anywhere text-ink-2">{details}</p>
        {children}
      </div>
      <div className="flex flex-none gap-2 max-lg:w-full">
        <Button variant="ghost" size="sm" icon={arrowLeftIcon} className="mr-auto -ml-3 lg:hidden" onClick={onBack}>
          {t(moderation.toQueue)}
        </Button>
        <Button
          variant="outlined"
          size="sm"
          disabled={!onPrevious}
          aria-keyshortcuts="ArrowLeft"
          onClick={() => onPrevious?.()}
        >
          <Icon icon={chevronLeftIcon} size={20} />
          <span className="max-sm:sr-only">{t(moderation.previous)}</span>
        </Button>
        <Button
          variant="outlined"
          size="sm"
          disabled={!onNext}
          aria-keyshortcuts="ArrowRight"
          onClick={() => onNext?.()}
        >
          <span className="max-sm:sr-only">{t(moderation.next)}</span>
          <Icon icon={chevronRightIcon} size={20} />
        </Button>
      </div>
    </header>
  );
}
