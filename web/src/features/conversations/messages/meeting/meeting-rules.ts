import type { Message } from '@mwanzo/contract/conversations/messages';
import { meetWords, noWords, otherTalk, placeWords, timeWords, togetherWords, yesWords } from './meeting-words.ts';

type Line = Pick<Message, 'sender' | 'text'>;

/** The number of messages that are read, from the last one back. */
const readMax = 12;
/** A reply to a proposal must come within this many messages. */
const answerWithin = 3;
/** For a reply that is only a place or a time, somebody must have asked to meet within this many messages. */
const askedWithin = 6;
/** The most words of a reply that is only a place or a time. */
const shortWords = 7;
/** The most words of a "yes". A longer text that happens to begin with "yes" tells a story. */
const agreeingWordsMax = 16;

const normalise = (text: string): string =>
  ` ${text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F'’ʼ]/gu, '')
    .replaceAll(/[^\p{L}\p{N}:?]+/gu, ' ')
    .replaceAll('?', ' ? ')
    .trim()} `.replaceAll(/ {2,}/g, ' ');

const hasAny = (text: string, words: readonly string[]) => words.some((word) => text.includes(` ${word} `));
const countWords = (text: string) => text.trim().split(' ').length;
const isQuestion = (text: string) => text.includes('?');

/** Finds a clock time: "3pm", "3 pm", "14:30", "at 7", "saa 8". */
const hasClock = (text: string) =>
  / \d{1,2}:\d{2}(?:am|pm)? | \d{1,2} ?(?:am|pm|hrs|oclock) | (?:at|by|from|around|saa|kama) \d{1,2} /.test(text);
const hasTime = (text: string) => hasAny(text, timeWords) || hasClock(text);
const hasPlace = (text: string) => hasAny(text, placeWords);

const factQuestion =
  / (?:does|do|did|is|are|was|were|has|have|what|which|who|whose|why|je|nani|gani|mbona|kwa nini|uko|mko|yuko|wako) /;
/** Finds questions for a fact, which are no invitation: "Does Java open at 8?" */
const asksForFacts = (text: string) =>
  factQuestion.test(text) &&
  !/ (?:do you want|do you wanna|are you free|is it ok|what about|what of|what do you say|what if we) /.test(text);

const asksToMeet = (text: string) =>
  !hasAny(text, otherTalk) &&
  (hasAny(text, meetWords) || (isQuestion(text) && hasAny(text, togetherWords) && !asksForFacts(text)));

/**
 * Says whether a text invites the other member and names a place or a time. A question with both a place and a time
 * also counts.
 */
function proposes(text: string): boolean {
  // "Why don't we" is an invitation, not a refusal.
  const plain = text.replaceAll(' why dont we ', ' shall we ');
  if (hasAny(plain, otherTalk)) return false;
  const [place, time] = [hasPlace(plain), hasTime(plain)];
  if (asksToMeet(plain)) return place || time;
  return place && time && isQuestion(plain) && !asksForFacts(plain);
}

/** Says whether a text is only a place or a time, in reply to "where?" or "when?". */
function completes(text: string): boolean {
  if (hasAny(text, otherTalk) || isQuestion(text) || countWords(text) > shortWords) return false;
  return (hasPlace(text) || hasTime(text)) && !hasAny(text, noWords) && !/ (?:i|im|my|niko|ni kazi) /.test(text);
}

function agrees(written: string, raw: string): boolean {
  // "Can't wait" is a yes, not a refusal.
  const text = written.replaceAll(' cant wait ', ' yes ');
  if (isQuestion(text) || hasAny(text, noWords)) return false;
  if (/^[\s\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]*[👍👌🙌🤝✅💯]/u.test(raw) && countWords(text) <= 2)
    return true;
  if (countWords(text) > agreeingWordsMax) return false;
  // A "yes" is at the beginning, or after a name or a laugh.
  const start = ` ${text.trim().split(' ').slice(0, 6).join(' ')} `;
  return hasAny(start, yesWords);
}

/**
 * Says whether the last messages of two people agree on a place or a time to meet: one proposes, the other agrees. This
 * runs only in the browser and only decides about an offer, so a mistake costs nothing.
 * @param lines the messages, oldest first
 */
export function agreeToMeet(lines: readonly Line[]): boolean {
  const read = lines.slice(-readMax).map(({ sender, text }) => ({ sender, raw: text, text: normalise(text) }));
  return read.some((answer, index) => {
    if (!agrees(answer.text, answer.raw)) return false;
    const before = read.slice(Math.max(0, index - answerWithin), index);
    // Between the two, neither member may have refused.
    const from = before.findLastIndex(({ sender, text }) => {
      if (sender === answer.sender) return false;
      return proposes(text) || completes(text);
    });
    const proposal = before[from];
    if (!proposal || before.slice(from + 1).some(({ text }) => hasAny(text, noWords))) return false;
    if (proposes(proposal.text)) return true;
    const place = read.indexOf(proposal);
    return read.slice(Math.max(0, place - askedWithin), place).some(({ text }) => asksToMeet(text));
  });
}
