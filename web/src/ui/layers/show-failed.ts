import { showToast } from './toast-store.ts';

/** Shows a toast about a failure whose own place is gone. */
export function showFailed(title: string): void {
  showToast({ title, kind: 'bad' });
}
