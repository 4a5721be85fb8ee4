import { describe, expect, it } from 'vitest';
import { avoidedWords } from './plainWords';

const avoided = [
  { word: 'answer', forms: ['answers'], write: 'response' },
  { word: 'in step', write: 'up to date' },
  { word: 'motor register', write: 'Danish Register of Motor Vehicles' },
];
const found = (text: string) => avoidedWords(text, avoided).map(({ word, line }) => `${word}:${line}`);

describe('avoidedWords', () => {
  it.each([
    ['a word', 'It answers 200.', ['answers:1']],
    ['a word with a capital', 'Answers it.', ['Answers:1']],
    ['words over the end of a line', 'a\nkept in\n  step', ['in step:2']],
    ['words in the order of the text', 'in step\nan answer', ['in step:1', 'answer:2']],
    ['a word beside code', '`answer` is an answer', ['answer:1']],
    ['the text of a link', '[the answer](/x)', ['answer:1']],
    ['a word after a fence', '```js\nanswer\n```\nanswer', ['answer:4']],
    ['a name in a sentence', 'the Motor Register', ['Motor Register:1']],
  ])('finds %s', (_what, text, expected) => expect(found(text)).toEqual(expected));

  it.each([
    ['part of a word', 'unanswered, answerable, registerDidNotAnswer'],
    ['part of a name', 'the-answer-is, answer_1'],
    ['code in a line', '`answers`'],
    ['a fence', '```text\nanswers\n```'],
    ['the target of a link', '[x](/answers) and https://example.org/answers'],
  ])('passes %s', (_what, text) => expect(found(text)).toEqual([]));

  it('says what to write', () => expect(avoidedWords('answer', avoided)[0]?.write).toBe('response'));
});
