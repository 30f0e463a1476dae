/**
 * Shows the bar to a member who is signed in on this device, and changes the links to sign-in and sign-up so that they
 * lead to /discover. Its source text is sent to the browser, so it must not refer to anything outside the function.
 */
export function greetMember(): void {
  const bar = document.getElementById('signed-in');
  const place = bar?.querySelector('bdi');
  const update = (): boolean => {
    let name = '';
    try {
      const { accessToken, refreshToken, user, profile } = localStorage as unknown as Record<
        string,
        string | undefined
      >;
      if (accessToken && refreshToken && user) {
        for (const text of [user, profile ?? 'null']) {
          const known = JSON.parse(text) as { name?: string; full_name?: string } | null;
          name = known?.name || known?.full_name || name;
        }
      }
    } catch {}
    if (bar) bar.hidden = name === '';
    if (place) place.textContent = name;
    return name !== '';
  };
  // The bar is updated before the first paint, when the page comes back from the browser's cache, and when another tab
  // signs in or out.
  update();
  addEventListener('pageshow', update);
  addEventListener('storage', update);
  addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href="/login"], a[href="/signup"]');
    if (!link || !update()) return;
    const path = link.getAttribute('href') ?? '';
    link.href = '/discover';
    // After a logout the page may come back from the browser's cache.
    setTimeout(() => link.setAttribute('href', path));
  });
}
