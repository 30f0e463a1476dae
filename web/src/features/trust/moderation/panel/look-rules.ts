/**
 * Returns true if every picture of a case is shown, or has said that it cannot be. Pictures that load only when they
 * are scrolled into view do not count.
 */
export function arePicturesShown(content: Element): boolean {
  if (content.querySelector('[data-loading]')) return false;
  return [...content.querySelectorAll('img')].every(
    ({ loading, complete, currentSrc, src }) => loading === 'lazy' || (complete && (currentSrc !== '' || src !== '')),
  );
}
