/**
 * Shows the bar to a member who is signed in on this device, and leads them from sign-in and sign-up to /discover. Runs in
 * the browser as its own source text: it must not refer to anything outside.
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
  // Before the first paint; again when the page comes back from the browser's cache, or another tab signs in or out.
  update();
  addEventListener('pageshow', update);
  addEventListener('storage', update);
  addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href="/login"], a[href="/signup"]');
    if (link && update()) link.href = '/discover';
  });
}
