/** The headers of a response that do not differ from request to request, to compare two responses by. */
export function lastingHeaders(headers: object): Record<string, unknown> {
  const { date: _date, 'x-request-id': _id, ...lasting }: Record<string, unknown> = { ...headers };
  return lasting;
}
