import { useEffect } from 'react';
import { listen } from '../../device/listen.ts';
import { missingCode } from '../../loading/missing-code.ts';
import { linkIn, screensOf } from '../screens.tsx';

/** A page whose code takes longer opens all the same, and shows that it is loading, in ms. */
const patienceMilliseconds = 1000;

/**
 * Keeps the member on the page where they press a link until the code of the next page is there. If it does not arrive,
 * they stay, and the notice over every screen offers to try again.
 */
export function useStayUntilLoaded(): void {
  useEffect(() => {
    /** The press whose page is to open. */
    let last: MouseEvent | undefined;
    const stay = (press: MouseEvent) => {
      const link = linkIn(press);
      // A script has made the press: the one below, after it has waited.
      if (!link || !press.isTrusted) return;
      last = press;
      const missing = screensOf(link.pathname).filter(({ loaded }) => !loaded());
      if (missing.length === 0 || press.ctrlKey || press.metaKey || press.shiftKey || press.altKey) return;
      press.preventDefault();
      press.stopPropagation();
      const { href } = location;
      const open = () => {
        // Another press, or Back, comes before it.
        if (last !== press || location.href !== href) return;
        last = undefined;
        link.click();
      };
      const load = () => Promise.all(missing.map(({ preload }) => preload())).then(open);
      const timer = setTimeout(open, patienceMilliseconds);
      load().catch(() => {
        clearTimeout(timer);
        if (last === press) missingCode.write({ load, leave: () => location.assign(link.href) });
      });
    };
    return listen('click', stay, document, { capture: true });
  }, []);
}
