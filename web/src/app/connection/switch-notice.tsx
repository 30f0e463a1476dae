import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { ResponseBody } from '../../api/endpoint-types.ts';
import { request } from '../../api/request.ts';
import { switchedOff } from '../../api/switched-off.ts';

type Off = ResponseBody<'GET /api/switches/'>;

/** The pages on which it is said that something is off. Read-only is said on all of them. */
const places: Partial<Record<Off[number]['switch'], RegExp>> = {
  'read-only': /^/,
  'sign-ups': /^\/signup/,
  payments: /^\/(topup|premium)/,
  calls: /^\/chat\//,
  uploads: /^\/(chat\/|profile|verify|settings)/,
  screening: /^\/profile/,
};
type Name = keyof typeof places;

/** The pause between two questions whether it is still off, in ms. Other responses say so too. */
const pauseMs = 30_000;

/** Returns the text for this page. Read-only comes first, because it is the reason of most refusals. */
function noticeOf(off: Off, path: string): string | undefined {
  const first = (Object.keys(places) as Name[]).find(
    (name) => places[name]?.test(path) && off.some((each) => each.switch === name),
  );
  return off.find((each) => each.switch === first)?.text;
}

/** Says in the server's words what is switched off, and asks now and then if it is on again. */
export function SwitchNotice() {
  const [path] = useLocation();
  const [off, setOff] = useState<Off>([]);
  useEffect(() => {
    const reading = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = async () => {
      clearTimeout(timer);
      // The response tells `switchedOff`, which takes this notice away.
      const told = await request('GET /api/switches/', { signal: reading.signal }).catch(() => undefined);
      if (reading.signal.aborted) return;
      if (told) setOff(told);
      clearTimeout(timer);
      timer = setTimeout(() => void read(), pauseMs);
    };
    void read();
    const leave = switchedOff.subscribe(() => void read());
    return () => {
      leave();
      reading.abort();
      clearTimeout(timer);
    };
  }, []);
  const text = noticeOf(off, path);
  return (
    text !== undefined && (
      <p className="bg-sunk px-4 py-1.5 text-center text-small leading-[1.3] font-semibold text-balance text-ink">
        {text}
      </p>
    )
  );
}
