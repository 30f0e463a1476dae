import type { ReactNode } from 'react';
import { Logo } from '../../../../ui/drawings/logo.tsx';
import { portraitPairs, type PortraitPair, type AuthPortrait } from './auth-portraits.ts';

interface AuthLayoutProps {
  pair: PortraitPair;
  /** The Swahili saying beside the form on desktops, and its English meaning. */
  saying: string;
  meaning: string;
  /** If true, phones also show a low banner with the portraits. */
  banner?: boolean;
  /** Content at the right of the logo. */
  corner?: ReactNode;
  /** A note above everything else. */
  note?: ReactNode;
  children: ReactNode;
}

/**
 * A form in a column of 480 px. From 900 px on, and on a phone held sideways, a patterned wall with two portraits is
 * beside it.
 */
export function AuthLayout({ pair, saying, meaning, banner = false, corner, note, children }: AuthLayoutProps) {
  const people = portraitPairs[pair];
  return (
    <div
      className={
        'grid min-h-dvh overflow-x-clip md:grid-cols-[1.05fr_1fr] min-[106.25rem]:grid-cols-[1.2fr_1fr] ' +
        'low:grid-cols-[0.8fr_1fr]'
      }
    >
      <AuthWall people={people} saying={saying} meaning={meaning} />
      <main
        className={
          'mx-auto w-full max-w-[480px] px-5 pb-5 toast-room [--nav-h:0px] md:self-center md:p-6 ' +
          'min-[106.25rem]:max-w-[560px] low:pb-4'
        }
      >
        <div className="-mx-1 flex min-h-15 flex-wrap items-center justify-between gap-x-3">
          <a href="/" className="inline-flex no-underline">
            <Logo size={28} className="text-[1.5rem]" />
          </a>
          {corner}
        </div>
        {note}
        {banner && <AuthBanner people={people} />}
        {children}
      </main>
    </div>
  );
}

/** The heading of the column, with a text below it. */
export function AuthTitle({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <>
      <h1
        tabIndex={-1}
        className="mt-1.5 mb-2 text-[2.25rem] tracking-[-0.03em] outline-none low:mt-0 low:text-[1.75rem]"
      >
        {title}
      </h1>
      {children && <p className="text-ink-2">{children}</p>}
    </>
  );
}

function PortraitImage({ person, sizes, position }: { person: AuthPortrait; sizes: string; position: string }) {
  return (
    <img
      src={person.small}
      srcSet={`${person.small} 240w, ${person.large} 640w`}
      sizes={sizes}
      alt=""
      width={720}
      height={900}
      // Loading is lazy even at the top of the page, because the wall and the banner are never both shown.
      loading="lazy"
      className={`size-full object-cover ${position}`}
    />
  );
}

type People = readonly [AuthPortrait, AuthPortrait];

function AuthWall({ people: [first, second], saying, meaning }: { people: People; saying: string; meaning: string }) {
  const sizes = '(width >= 56.25rem) 24vw, 1px';
  return (
    <aside
      aria-hidden
      className="sticky top-0 hidden h-dvh flex-col justify-end overflow-hidden mji text-on-wine md:flex low:flex"
    >
      <div className="absolute inset-x-0 top-0 pindo" />
      <div className="px-14 pt-16 low:px-6 low:pt-11">
        <p lang="sw" className="saying text-[2.75rem] leading-[1.05] text-marigold low:text-[1.75rem]">
          {saying}
        </p>
        <p className="mt-2.5 text-on-wine-2">{meaning}</p>
      </div>
      <div className="grid min-h-0 grid-cols-2 items-end gap-4 px-14 pt-10 low:px-6 low:pt-4">
        <figure className="m-0 aspect-[4/5.2] arch">
          <PortraitImage person={first} sizes={sizes} position="object-[50%_60%]" />
        </figure>
        <figure className="m-0 aspect-[4/4.6] arch">
          <PortraitImage person={second} sizes={sizes} position="object-[50%_60%]" />
        </figure>
      </div>
    </aside>
  );
}

function AuthBanner({ people: [first, second] }: { people: People }) {
  return (
    <div aria-hidden className="md:hidden low:hidden">
      <div
        className={
          'relative mx-[calc(50%-50vw)] flex h-[190px] items-end justify-center gap-2.5 overflow-hidden ' +
          'bg-wine sm:h-[340px]'
        }
      >
        <div
          className={'absolute -bottom-15 left-1/2 size-[230px] -translate-x-1/2 rounded-full bg-coral sm:size-[390px]'}
        />
        <div className="absolute inset-x-0 top-0 pindo" />
        <figure className="z-1 m-0 h-35 w-29 arch-thumbnail rounded-b-none! sm:h-65 sm:w-50">
          <PortraitImage person={first} sizes="(width >= 40rem) 200px, 116px" position="object-[50%_30%]" />
        </figure>
        <figure className="z-1 m-0 h-[122px] w-29 arch-thumbnail rounded-b-none! sm:h-57 sm:w-50">
          <PortraitImage person={second} sizes="(width >= 40rem) 200px, 116px" position="object-[50%_30%]" />
        </figure>
      </div>
      <div className="scallops mx-[calc(50%-50vw)] h-5.5 bg-cotton [--scallops:var(--color-cotton)]" />
    </div>
  );
}
