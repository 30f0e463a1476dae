import { showToast } from './toast-store.ts';

/** Shows a toast about a failure whose own place is gone. */
export function showFailed(title: string, error?: unknown): void {
  showToast({ title, kind: 'bad', error });
}
