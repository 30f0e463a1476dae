import { inSpan, type Tracing } from '../tracing/tracing.ts';
import type { Mailer } from './mailer.ts';

/** Makes a span of each mail, without its receiver or its text. */
export const traceMailer = (mailer: Mailer, tracing: Tracing): Mailer => ({
  send: (mail, options) => inSpan(tracing, { name: 'send mail', kind: 'client' }, () => mailer.send(mail, options)),
  close: () => mailer.close(),
});
