import type { Endpoint } from '@mwanzo/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../errors/api-error.ts';
import type { RateLimiter } from '../rate-limits.ts';
import { receiveMultipart, type ReceivedMultipart } from './receive-multipart.ts';

/**
 * The most uploads of one member at the same time. The web sends one. Six photos fit, and six more from an attempt that
 * was broken off.
 */
const atOnceMax = 12;
const retryAfterSeconds = 5;

interface Upload extends AsyncDisposable {
  readonly fields: ReceivedMultipart['fields'];
  readonly files: ReceivedMultipart['files'];
  /** Reports that the endpoint has finished its work. */
  succeeded(): Promise<void>;
}

/** Receives the bodies of endpoints that take files, within their limits. */
export interface UploadGate {
  /**
   * Receives a multipart body, which has counted as a write already. With files it counts as an upload too. If the
   * endpoint has another limit, only successful requests count towards it: a broken body does not use up a day's
   * verifications.
   *
   * @returns null for a body that is not multipart
   * @throws ApiError too_many_requests, unsupported_media_type, file_too_large or invalid_input
   */
  receive(request: FastifyRequest, endpoint: Endpoint): Promise<Upload | null>;
  /** Resolves when the files of all uploads under way are removed, also of those whose connection was cut. */
  idle(): Promise<void>;
}

/** Creates the gate, which counts with `limiter` and stores files in `folder` until their request is done. */
export function createUploadGate(limiter: RateLimiter, folder: string): UploadGate {
  const places = createPlaces();
  const underWay = new Set<Promise<void>>();
  return {
    async receive(request, { files, limit, ignoresBody }) {
      if (ignoresBody || !request.isMultipart()) return null;
      if (!files) throw new ApiError('unsupported_media_type');
      const own = limit === 'upload' ? null : limit;
      await limiter.check('upload', request);
      if (own) await limiter.check(own, request);

      await using held = new AsyncDisposableStack();
      held.use(places.take(request.caller?.userId ?? 0));
      const ended = Promise.withResolvers<void>();
      underWay.add(ended.promise);
      held.defer(() => {
        underWay.delete(ended.promise);
        ended.resolve();
      });
      const received = held.use(await receiveCounted(request, files));
      if (received.files.size > 0) await limiter.count('upload', request);
      const kept = held.move();
      return {
        fields: received.fields,
        files: received.files,
        succeeded: async () => (own ? limiter.count(own, request).catch(() => undefined) : undefined),
        [Symbol.asyncDispose]: () => kept.disposeAsync(),
      };
    },
    idle: async () => void (await Promise.all(underWay)),
  };

  /** A body that cannot be read counts as an upload, because it may have been a large file. */
  async function receiveCounted(request: FastifyRequest, files: readonly string[]): Promise<ReceivedMultipart> {
    try {
      return await receiveMultipart(request, { files, folder });
    } catch (error) {
      await limiter.count('upload', request).catch(() => undefined);
      throw error;
    }
  }
}

/** The number of uploads in progress, by member. */
function createPlaces() {
  const taken = new Map<number, number>();
  return {
    /** @throws ApiError too_many_requests when the member has reached the limit of uploads at the same time */
    take(userId: number): Disposable {
      const before = taken.get(userId) ?? 0;
      if (before >= atOnceMax) throw new ApiError('too_many_requests', { retryAfterSeconds });
      taken.set(userId, before + 1);
      return {
        [Symbol.dispose]() {
          const left = (taken.get(userId) ?? 1) - 1;
          if (left > 0) taken.set(userId, left);
          else taken.delete(userId);
        },
      };
    },
  };
}
