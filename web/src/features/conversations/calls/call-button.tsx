import { useQuery } from '@tanstack/react-query';
import { talkButton as texts } from '../../../i18n/talk-button.ts';
import { t } from '../../../i18n/translate.ts';
import { logFailure } from '../../../device/log-failure.ts';
import { deferred } from '../../../loading/deferred.tsx';
import { missingCode } from '../../../loading/missing-code.ts';
import { callAvailabilityQuery } from '../../../queries/call-availability.ts';
import { useStore } from '../../../state/store.ts';
import { useEver } from '../../../state/use-ever.ts';
import { CallConsentIcon } from './screens/call-consent-icon.tsx';
import { callConsentAsked, closeCallConsent } from './consent/call-consent-asked.ts';

const CallConsentSheet = deferred(async () => (await import('./consent/call-consent-sheet.tsx')).CallConsentSheet);

const labels = { none: texts.ask, asked: texts.asked, asked_me: texts.askedMe, both: texts.call };

/** The call button of a chat. It asks for consent, agrees, or calls. */
export function CallButton({ partnerId, name }: { partnerId: number; name: string }) {
  const { data, refetch } = useQuery(callAvailabilityQuery(partnerId));
  const isAsked = useStore(callConsentAsked) === partnerId;
  const hasAsked = useEver(isAsked);
  const talk = data?.talk ?? 'none';
  const call = async () => void (await import('./call/call-session.ts')).callMember(partnerId);
  const press = () => {
    if (data?.talk !== 'both' || data.may_call !== 'yes') {
      // Quiet hours may have ended since the last response.
      void refetch();
      return callConsentAsked.write(partnerId);
    }
    call().catch((error: unknown) => {
      logFailure('Could not load calls', error);
      missingCode.write({ load: call });
    });
  };
  const label = t(labels[talk], { name });
  return (
    <>
      <button
        type="button"
        className={
          'relative grid size-11 flex-none place-items-center rounded-md hover:bg-sunk ' +
          'disabled:cursor-default disabled:opacity-60'
        }
        aria-label={label}
        title={label}
        disabled={!data}
        aria-haspopup={talk === 'both' ? undefined : 'dialog'}
        onClick={press}
      >
        <CallConsentIcon talk={talk} />
      </button>
      {data && hasAsked && (
        <CallConsentSheet
          open={isAsked}
          partnerId={partnerId}
          name={name}
          availability={data}
          onClose={() => closeCallConsent(partnerId)}
        />
      )}
    </>
  );
}
