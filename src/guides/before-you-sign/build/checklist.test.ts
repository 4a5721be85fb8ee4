import { siteUrl } from 'docusaurus-preset-portal/terms';
import { expect, it } from 'vitest';
import { site } from '#site';
import { checklistCsv, checklistMarkdown, questionsOf, readQuestions } from './checklist';

const PAGE = `${siteUrl(site)}/docs/before-you-sign`;
const mdx = `# Before\n\nText.\n\n## Keys {#keys}\n\n### Who has *the* key? {#who}

*<span lang="da">Hvem har nøglen?</span>*

See [keys](/docs/authentication#key), and \`X\`.

| A | B |
|---|---|
| 1 | 2 |

**Ask in the agreement:** *Keys*.

### What is it? {#what}

*<span lang="da">Hvad er det?</span>*

A key.
`;

it('reads question, Danish question, response, clause and address', () => {
  expect(questionsOf(mdx)).toEqual([
    {
      topic: 'Keys',
      question: 'Who has *the* key?',
      danish: 'Hvem har nøglen?',
      response: `See [keys](${siteUrl(site)}/docs/authentication#key), and \`X\`.\n\n| A | B |\n|---|---|\n| 1 | 2 |`,
      clause: 'Keys',
      address: `${PAGE}#who`,
    },
    {
      topic: 'Keys',
      question: 'What is it?',
      danish: 'Hvad er det?',
      response: 'A key.',
      clause: '',
      address: `${PAGE}#what`,
    },
  ]);
});

it('writes a row and a task for each question', () => {
  const questions = questionsOf(mdx);
  expect(checklistCsv(questions).split('\r\n')[0]).toContain('topic,question,question_danish,response');
  expect(checklistCsv(questions)).toContain('"See keys, and X.\n\n| A | B |\n| 1 | 2 |",Keys,');
  expect(checklistMarkdown(questions)).toContain(
    `## Keys\n\n- [ ] **Who has *the* key?** (Hvem har nøglen?)\n\n  See [keys](`,
  );
  expect(checklistMarkdown(questions)).toContain(`\n\n  **Ask in the agreement:** *Keys*.\n\n  <${PAGE}#who>\n`);
});

it('reads every question of the page', async () => {
  const questions = await readQuestions();
  expect(questions.length).toBeGreaterThan(19);
  expect(questions.filter(({ clause }) => clause).length).toBeGreaterThan(10);
  expect(new Set(questions.map(({ address }) => address)).size).toBe(questions.length);
});
