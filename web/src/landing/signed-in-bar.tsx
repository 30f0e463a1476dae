import { signedIn } from '../i18n/signed-in.ts';
import { t } from '../i18n/translate.ts';
import { TextLink } from '../ui/words/text-link.tsx';
import { greetMember } from './greet-member.ts';

/** Says on the landing page that a member is signed in. It is hidden until its script has checked that. */
export function SignedInBar() {
  const [before, after] = t(signedIn.as, { name: '\n' }).split('\n');
  return (
    <>
      <div id="signed-in" hidden className="bg-blush px-4 text-center text-small wrap-anywhere">
        {before}
        <bdi className="font-semibold" />
        {after}{' '}
        <TextLink href="/discover" className="px-1">
          {t(signedIn.open)}
        </TextLink>
      </div>
      {/* The content security policy allows this script by its hash. As a child, React would escape the script. */}
      {/* oxlint-disable-next-line react/no-danger -- the text is ours alone */}
      <script dangerouslySetInnerHTML={{ __html: `(${greetMember.toString()})()` }} />
    </>
  );
}
