import { endpoints } from '@mwanzo/contract/endpoints';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OpenSpan, Tracing } from '../gateways/tracing/tracing.ts';
import { routePath } from '../http/endpoints/route-path.ts';
import { observeRequests } from '../http/observe-requests.ts';

/** A stream lasts for hours, and balancers ask for the health every second. */
const untraced: ReadonlySet<string | undefined> = new Set(
  [endpoints.streamEvents, endpoints.live, endpoints.ready].map(routePath),
);

/** Makes a span of each request, by the pattern of its route. The address is in none. */
export function traceApp(app: FastifyInstance, tracing: Tracing): void {
  const spans = new WeakMap<FastifyRequest, OpenSpan>();
  app.addHook('onRequest', (request, _reply, done) => {
    if (untraced.has(request.routeOptions.url)) return done();
    const { method, id } = request;
    const span = tracing.begin(method, 'server', { 'http.request.method': method, 'mwanzo.request_id': id });
    spans.set(request, span);
    tracing.within(span, done);
  });
  // The body arrives in events of the connection, which belong to no span.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) tracing.within(span, done);
    else done();
  });
  observeRequests(app, ({ request, route, status }) => {
    const span = spans.get(request);
    if (!span) return;
    span.rename(`${request.method} ${route}`);
    span.add({ 'http.route': route, 'http.response.status_code': status });
    if (status >= 500) span.fail({ code: String(status) });
    span.end();
  });
}
