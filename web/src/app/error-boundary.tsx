import { Component, type ErrorInfo, type ReactNode } from 'react';
import { logFailure } from '../device/log-failure.ts';
import { FailedPage } from './failed-page.tsx';

/** Catches unexpected errors and offers to reload. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    logFailure(`A page failed${info.componentStack ?? ''}`, error);
  }

  override render(): ReactNode {
    return this.state.failed ? <FailedPage /> : this.props.children;
  }
}
