/** A response of the fake. `null`: there is none, and the connection stays open. */
export type Reply = {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>> | string;
} | null;

/** An error as Daraja writes it. */
export function refuse(status: number, errorCode: string, errorMessage: string): NonNullable<Reply> {
  return { status, body: { requestId: '1c5b-4ba8-815c-ac45c57a3db0', errorCode, errorMessage } };
}

export const replies = {
  endedToken: refuse(404, '404.001.03', 'Invalid Access Token'),
  busy: refuse(500, '500.003.02', 'System is busy. Please try again in few minutes.'),
  processing: refuse(500, '500.001.1001', 'The transaction is being processed'),
  locked: refuse(
    500,
    '500.001.1001',
    'Unable to lock subscriber, a transaction is already in process for the current subscriber',
  ),
  rationed: {
    status: 429,
    body: {
      fault: {
        faultstring:
          'Spike arrest violation. Allowed rate : MessageRate{messagesPerPeriod=5, periodInMicroseconds=60000000}',
        detail: { errorcode: 'policies.ratelimit.SpikeArrestViolation' },
      },
    },
  },
  junk: { status: 200, body: '<html><body>Service temporarily unavailable</body></html>' },
} as const;

export function accept(
  { merchantRequestId, checkoutRequestId }: { merchantRequestId: string; checkoutRequestId: string },
  more: Readonly<Record<string, unknown>> = {},
): NonNullable<Reply> {
  return {
    status: 200,
    body: {
      MerchantRequestID: merchantRequestId,
      CheckoutRequestID: checkoutRequestId,
      ResponseCode: '0',
      ResponseDescription: 'Success. Request accepted for processing',
      ...more,
    },
  };
}
