/** A request that is refused, with the status of the response. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: 401 | 403 | 404 | 429) {
    super(`refused with ${status}`);
    this.status = status;
  }
}
