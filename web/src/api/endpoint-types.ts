import type { Endpoints } from '@mwanzo/contract/endpoints';
import type { Transport } from './send.ts';

/** All endpoints by their "METHOD path". The event stream is left out: it is not a request with one response. */
export type EndpointsByKey = {
  [
    Name in keyof Endpoints as Endpoints[Name]['response'] extends { readonly events: unknown }
      ? never
      : `${Endpoints[Name]['method']} ${Endpoints[Name]['path']}`
  ]: Endpoints[Name];
};
export type EndpointKey = keyof EndpointsByKey;

// The types inside a schema, read from the Standard Schema interface that zod implements. So the web needs no schema
// library.
type Schema<Input, Output> = {
  readonly '~standard': { readonly types?: { readonly input: Input; readonly output: Output } | undefined };
};

/**
 * The type that may be sent for a schema. Some schemas accept several types (text or a number, a list or joined text).
 * For those the output type is required, so that callers are still type-checked.
 */
type Sendable<S> = S extends Schema<infer Input, infer Output> ? Tidy<Input, Output> : never;
type Tidy<Input, Output> = Input extends object
  ? { [Key in keyof Input as IsUnknown<Input[Key]> extends true ? never : Key]: Input[Key] } & LooseFields<
      Input,
      Output
    >
  : Input;
type LooseFields<Input, Output> = {
  [
    Key in keyof Output as Key extends keyof Input ? (IsUnknown<Input[Key]> extends true ? Key : never) : never
  ]: Output[Key];
};
type IsUnknown<T> = unknown extends T ? true : false;

type InputOf<Endpoint, Name extends string> = Endpoint extends { readonly [Key in Name]: infer S }
  ? Sendable<S>
  : undefined;
type Body<Endpoint> = Endpoint extends { readonly files: readonly string[] }
  ? InputOf<Endpoint, 'body'> extends undefined
    ? FormData
    : FormData | InputOf<Endpoint, 'body'>
  : InputOf<Endpoint, 'body'>;

/** An option that is required, is optional (if all its fields are), or does not exist. */
type Given<Name extends string, T> = [T] extends [undefined]
  ? { readonly [Key in Name]?: never }
  : object extends T
    ? { readonly [Key in Name]?: T }
    : { readonly [Key in Name]: T };

export type RequestOptions<Key extends EndpointKey> = Given<'params', InputOf<EndpointsByKey[Key], 'params'>> &
  Given<'query', InputOf<EndpointsByKey[Key], 'query'>> &
  Given<'body', Body<EndpointsByKey[Key]>> & {
    readonly signal?: AbortSignal | undefined;
    readonly transport?: Transport | undefined;
    /**
     * The id of the member who sends the request. By default it is the member who is signed in when the request is
     * made.
     */
    readonly as?: number | undefined;
  };

/** The type of a response: parsed JSON in the contract's shape, a Blob for raw bytes, or nothing for a 204. */
export type ResponseBody<Key extends EndpointKey> =
  EndpointsByKey[Key]['response'] extends Schema<unknown, infer Output>
    ? Output
    : EndpointsByKey[Key]['response'] extends null
      ? undefined
      : Blob;
