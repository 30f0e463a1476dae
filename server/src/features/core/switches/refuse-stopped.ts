import type { EndpointName } from '@mwanzo/contract/endpoints';
import type { SwitchName } from '@mwanzo/contract/core/switch-names';
import type { Language } from '@mwanzo/contract/language';
import { ApiError } from '../../../errors/api-error.ts';
import { natureOf } from './endpoint-natures.ts';
import { stopperOf } from './switch-rules.ts';
import { switchTexts } from './switch-texts.ts';
import type { Switches } from './switches.ts';

/** The time after which a client tries again, in seconds. */
const retryAfterSeconds = 30;

/** The refusal of something that is switched off. `detail` is for the member, in their language. */
function refusalBy(name: SwitchName, language: Language): ApiError {
  const { notice, refusal = notice } = switchTexts[name];
  return new ApiError('unavailable', { detail: refusal[language], more: { switch: name }, retryAfterSeconds });
}

/**
 * Refuses a request to an endpoint that a switch stops.
 *
 * @param hasFile true once a file has come with the request
 * @throws ApiError unavailable
 */
export function refuseStopped(
  switches: Pick<Switches, 'off'>,
  endpoint: EndpointName,
  { language, hasFile }: { readonly language: Language; readonly hasFile: boolean },
): void {
  const stopper = stopperOf(natureOf(endpoint), switches.off(), hasFile);
  if (stopper !== null) throw refusalBy(stopper, language);
}

/** The text of the landing page while nobody can sign up, or null. */
export function visitorsNotice(switches: Pick<Switches, 'isOff'>, language: Language): string | null {
  const off = (['read-only', 'sign-ups'] as const).find((name) => switches.isOff(name));
  return off === undefined ? null : switchTexts[off].notice[language];
}
