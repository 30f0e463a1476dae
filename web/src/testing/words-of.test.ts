import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { wordsOf } from './words-of.ts';

test('a page in words tells what is read, heard, pressed and held, and nothing of looks', () => {
  const { document } = new Window();
  document.body.innerHTML = `
    <div class="p-4"><h1 id="t">Your  <b>plan</b></h1></div>
    <form aria-labelledby="t"><label for="a">Place</label><input id="a" type="text" required>
      <input type="checkbox" checked aria-label="Sure"><button type="button" disabled>Save</button></form>
    <button popovertarget="t">Open</button>
    <svg><path d="M0"></path></svg><svg aria-label="Verified"><path d="M0"></path></svg>
    <p hidden>Later</p><a href="/chat/7">Otieno</a><img src="blob:nodedata:1-2"><img src="http://127.0.0.1:80/a">
    <button type="button" popovertarget="menu">More</button><div id="menu">Report</div>`;
  (document.querySelector('#a') as unknown as HTMLInputElement).value = 'Java';
  expect(wordsOf(document.body as unknown as Element).split('\n')).toEqual([
    'h1',
    '  "Your"',
    '  "plan"',
    'form aria-labelledby="→ Your plan"',
    '  label for="→"',
    '    "Place"',
    '  input required type="text" holds "Java"',
    '  input aria-label="Sure" type="checkbox" is checked',
    '  button disabled type="button"',
    '    "Save"',
    'button popovertarget="→ Your plan"',
    '  "Open"',
    'svg aria-label="Verified"',
    'p hidden',
    '  "Later"',
    'a href="/chat/7"',
    '  "Otieno"',
    'img src="blob:"',
    'img src="/a"',
    'button popovertarget="→ Report" type="button"',
    '  "More"',
    '"Report"',
    '',
  ]);
});
