import bookmarkIcon from 'lucide/dist/esm/icons/bookmark.mjs';
import { Icon } from '../../../../ui/icons/icon.tsx';

/** The sign of keeping somebody for later. Most members never need it. */
export function Bookmark() {
  return <Icon icon={bookmarkIcon} />;
}
