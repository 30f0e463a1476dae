import type { Language } from '@mwanzo/contract/language';
import { ApiError } from '../../../errors/api-error.ts';
import { getRows } from '../../../database/sql.ts';
import type { Database } from '../../../database/connect.ts';
import { noticeMailTexts } from './notice-mail-texts.ts';
import { verifyUnsubscribe, type UnsubscribeKeys } from './unsubscribe-token.ts';
import { stopMails } from '../../people/settings/index.ts';

export interface UnsubscribeDependencies extends UnsubscribeKeys {
  readonly database: Database;
}

/**
 * A page that asks for confirmation. It changes nothing, because mail programs open links to check them.
 *
 * @throws ApiError not_found when the link was not signed here
 */
export function showUnsubscribe(keys: UnsubscribeKeys, token: string, language: Language): Uint8Array {
  if (verifyUnsubscribe(token, keys) === null) throw new ApiError('not_found');
  const { title, question, button } = noticeMailTexts[language].page;
  return page(language, title, `<p>${question}</p><form method="post"><button>${button}</button></form>`);
}

/**
 * Ends mails about notifications to the member of a link, who need not be signed in. Repeating it is harmless.
 * @throws ApiError not_found when the link was not signed here
 */
export async function unsubscribe(
  { database, ...keys }: UnsubscribeDependencies,
  token: string,
  language: Language,
): Promise<Uint8Array> {
  const userId = verifyUnsubscribe(token, keys);
  if (userId === null) throw new ApiError('not_found');
  await getRows(database, stopMails, { userId });
  const { doneTitle, done } = noticeMailTexts[language].page;
  return page(language, doneTitle, `<p>${done}</p>`);
}

const style = `body{margin:0;padding:48px 20px;background:#fffaf5;color:#2b0a18;font:16px/1.5 system-ui,sans-serif}
main{max-width:440px;margin:0 auto}h1{font-size:26px;line-height:1.2}
button{min-height:52px;padding:0 28px;border:0;border-radius:26px;background:#c2184b;color:#fff;
font:inherit;font-weight:600;cursor:pointer}
.name{margin:0 0 32px;font-size:22px;font-weight:700;color:#c2184b}
@media(prefers-color-scheme:dark){body{background:#1b0a12;color:#ffefe7}
button{background:#d42a5b}.name{color:#ff6b93}}`;

function page(language: Language, title: string, content: string): Uint8Array {
  return Buffer.from(`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${title}</title>
<style>${style}</style></head><body><main><p class="name">mwanzo</p><h1>${title}</h1>${content}</main></body></html>`);
}
