import { pretendPins } from './pretend-pins.ts';
import type { DarajaPrompt } from './daraja-prompt.ts';

/** The colours are those of web/src/styles/theme.css. */
const style = `
:root { color-scheme: light dark; --back: #fffaf5; --card: #fff; --ink: #2b0a18; --ink-2: #6b4450; --line: #997078;
  --primary: #c2184b; --soft: #fceee6; --ring: #c2184b; }
@media (prefers-color-scheme: dark) { :root { --back: #1b0a12; --card: #28121c; --ink: #ffefe7; --ink-2: #ddb9b7;
  --line: #a77a86; --primary: #d42a5b; --soft: #351a26; --ring: #ffc04d; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--back); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 26rem; margin: 0 auto; padding: 1rem; }
h1 { margin: 0 0 .5rem; font-size: 1.5rem; line-height: 1.25; }
h2 { margin: 0 0 .5rem; font-size: 1.125rem; }
p { margin: 0 0 .75rem; }
.note { color: var(--ink-2); }
.card { margin: 1rem 0; padding: 1rem; border-radius: 20px; background: var(--card);
  box-shadow: 0 0 0 1px var(--soft); overflow-wrap: anywhere; }
label { display: block; font-weight: 600; }
input { width: 100%; min-height: 48px; margin: .25rem 0 .75rem; padding: 0 1rem; border: 1.5px solid var(--line);
  border-radius: 14px; background: var(--back); color: inherit; font: inherit; font-size: 1.125rem; }
button, .link { display: block; width: 100%; min-height: 48px; margin-top: .5rem;
  border: 1.5px solid var(--line); border-radius: 24px; background: transparent; color: inherit; font: inherit;
  font-weight: 600; text-align: center; line-height: 45px; text-decoration: none; cursor: pointer; }
button.main { border-color: transparent; background: var(--primary); color: #fff; }
a { color: inherit; }
:focus-visible { outline: 3px solid var(--ring); outline-offset: 2px; }
summary { min-height: 44px; margin-top: .5rem; line-height: 44px; cursor: pointer; }
ul { margin: 0; padding: 0; list-style: none; }
ol { margin: 0; padding: 0; list-style: none; }
li { margin-top: .5rem; padding: .75rem 1rem; border-radius: 4px 18px 18px 18px; background: var(--soft);
  overflow-wrap: anywhere; }`;

const noMoney = '<p class="note">This is a pretend phone for the demo. <strong>No money moves.</strong></p>';

function page(title: string, body: string, refresh: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">${refresh}
<title>${title}</title>
<style>${style}
</style>
</head>
<body><main>
${body}
</main></body>
</html>
`;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? '');

/** A number as people in Kenya write it. */
const spoken = (phone: string) => phone.replace(/^254(\d{3})(\d{3})(\d{3})$/, '0$1 $2 $3');

/** The page on which a visitor says whose phone this is. */
export function choosePhonePage({ isWrong, asked }: { isWrong: boolean; asked: readonly string[] }): string {
  const links = asked.map((phone) => `<a class="link" href="/phone/${phone}/">${spoken(phone)}</a>`).join('\n');
  const waiting = links && `<section class="card"><h2>A prompt waits on</h2>${links}</section>`;
  const problem = isWrong ? '<p role="alert">Enter a Kenyan mobile number, such as 0712 345 678.</p>' : '';
  return page(
    'Pretend phone',
    `<h1>Pretend phone</h1>
${noMoney}
${waiting}
<form class="card" action="/phone/">
${problem}
<label for="number">Phone number</label>
<input id="number" name="number" inputmode="tel" autocomplete="off" required>
<button class="main">Open this phone</button>
</form>`,
    '',
  );
}

interface Phone {
  readonly seller: string;
  readonly phone: string;
  /** Oldest first. */
  readonly prompts: readonly DarajaPrompt[];
}

/** A phone: the prompt that waits, and the messages of those before it. It asks again by itself while none waits. */
export function phonePage({ seller, phone, prompts }: Phone): string {
  const waiting = prompts.find(({ code }) => code === null);
  const messages = prompts.filter(({ code }) => code !== null).toReversed();
  const list = messages.map((prompt) => `<li>${escape(messageOf(prompt, seller))}</li>`).join('\n');
  return page(
    `Pretend phone ${spoken(phone)}`,
    `<h1>Phone ${spoken(phone)}</h1>
${noMoney}
${waiting ? promptForm(waiting, seller) : '<p class="card">No prompt waits. This page looks again every 2 seconds.</p>'}
${list && `<section><h2>Messages</h2><ol>${list}</ol></section>`}
<p><a class="link" href="/phone/">Another phone</a></p>`,
    waiting ? '' : '\n<meta http-equiv="refresh" content="2">',
  );
}

function promptForm({ checkoutRequestId, amount, reference }: DarajaPrompt, seller: string): string {
  return `<form class="card" method="post">
<h2>Pay KES ${amount} to ${escape(seller)}?</h2>
<p>Account ${escape(reference)}</p>
<input type="hidden" name="prompt" value="${escape(checkoutRequestId)}">
<label for="pin">Enter M-PESA PIN</label>
<input id="pin" name="pin" type="password" inputmode="numeric" autocomplete="off" pattern="\\d{4}" maxlength="4"
  required aria-describedby="hint" autofocus>
<p class="note" id="hint">Any four digits pay, but not those below.</p>
<button class="main" name="action" value="pay">Pay</button>
<button name="action" value="cancel" formnovalidate>Cancel</button>
<details>
<summary>PINs that do not pay</summary>
<ul>${pretendPins.map(({ pin, sms }) => `<li>${pin}: ${sms}</li>`).join('')}</ul>
</details>
</form>`;
}

/** The SMS that follows a prompt. */
function messageOf({ code, amount, receipt }: DarajaPrompt, seller: string): string {
  switch (code) {
    case '0':
      return `${receipt} Confirmed. KES ${amount} paid to ${seller}. This is a pretend payment.`;
    case '1032':
      return `You cancelled the payment of KES ${amount} to ${seller}.`;
    case '1037':
    case '1019':
    case null:
      return `The prompt for KES ${amount} to ${seller} ran out of time. It was not paid.`;
    default:
      return `KES ${amount} to ${seller} was not paid. ${pretendPins.find((one) => one.code === code)?.sms ?? ''}`;
  }
}
