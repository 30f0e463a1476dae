import rotateCwIcon from 'lucide/dist/esm/icons/rotate-cw.mjs';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { logFailure } from '../device/log-failure.ts';
import { app } from '../i18n/app.ts';
import { t } from '../i18n/translate.ts';
import { Button } from '../ui/controls/button.tsx';
import { LogoSymbol } from '../ui/drawings/logo.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
}

/** Catches unexpected errors and offers to reload. Most of them are pages whose code did not arrive. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    logFailure(`A page failed${info.componentStack ?? ''}`, error);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <main className="grid min-h-dvh content-center justify-items-center gap-3 px-5 py-10 text-center">
        <LogoSymbol size={72} />
        <h1>{t(app.failed)}</h1>
        <p className="max-w-[32ch] text-ink-2">{t(app.failedText)}</p>
        <Button icon={rotateCwIcon} className="mt-1.5" onClick={() => location.reload()}>
          {t(app.tryAgain)}
        </Button>
      </main>
    );
  }
}
