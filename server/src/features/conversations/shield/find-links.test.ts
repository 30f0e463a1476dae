import { expect, test } from 'vitest';
import { findLink } from './find-links.ts';

const linkIn = (text: string) => {
  const found = findLink(text);
  return found && text.slice(found.from, found.to);
};

test.each([
  ['write to ann.b+x@mail.co.ke, ok', 'ann.b+x@mail.co.ke'],
  ['see http://example.com/a?b=1#c now', 'http://example.com/a?b=1#c'],
  ['see HTTPS://Example.com', 'HTTPS://Example.com'],
  ['www.example.com/x', 'www.example.com/x'],
  ['on bit.ly/abc', 'bit.ly/abc'],
  ['t.me/shiru', 't.me/shiru'],
  ['wa.me/254712', 'wa.me/254712'],
  ['tinyurl.com/x', 'tinyurl.com/x'],
  ['cutt.ly/x', 'cutt.ly/x'],
  ['rb.gy/x', 'rb.gy/x'],
  ['I am @shiru_ke there', ' @shiru_ke'],
  ['@shiru', '@shiru'],
  // An address comes before a link, and a link before a name.
  ['@shiru or www.example.com or a@b.co', 'a@b.co'],
  ['@shiru or www.example.com', 'www.example.com'],
  // A harmless name at the front of another one, or before a sign-in, is no harmless place.
  ['https://youtube.com.example.com/x', 'https://youtube.com.example.com/x'],
  ['https://www.youtube.com-x.example/x', 'https://www.youtube.com-x.example/x'],
  ['https://open.spotify.com@example.com', 'open.spotify.com@example.com'],
  ['https://maps.example.com/x', 'https://maps.example.com/x'],
])('in "%s" the way off the app is "%s"', (text, link) => {
  expect(linkIn(text)).toBe(link);
});

test.each([
  ['https://www.youtube.com/watch?v=1'],
  ['https://youtu.be/1'],
  ['https://m.youtube.com/1'],
  ['https://open.spotify.com/track/1'],
  ['https://maps.app.goo.gl/1'],
  ['https://www.google.com/maps/1'],
  ['https://goo.gl/maps/1'],
  ['https://maps.google.com/?q=Karura'],
  ['https://maps.google.co.ke'],
  ['https://maps.apple.com/?q=Karura'],
  ['this one: https://youtu.be. Or https://youtube.com: both'],
  ['habit.ly is a word'],
  ['at 5 @ the gate'],
  ['@me'],
  ['a@b'],
  ['me@@you'],
])('"%s" leads nowhere off the app', (text) => {
  expect(linkIn(text)).toBeNull();
});
