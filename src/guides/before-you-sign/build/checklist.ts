import { readFile } from 'node:fs/promises';
import { applyBranding, ownerOf } from 'docusaurus-preset-portal/node';
import { siteUrl } from 'docusaurus-preset-portal/terms';
import { UserError } from 'openapi-toolkit';
import { site } from '#site';
import { portal } from '#site/portal';
import { csvText } from '../../csv';

export const CHECKLIST_GUIDE = 'docs/docs/before-you-sign.mdx';
const PAGE = '/docs/before-you-sign';

/** A question of the guide. */
export interface ChecklistQuestion {
  topic: string;
  question: string;
  danish: string;
  /** Markdown with absolute links. */
  response: string;
  /** Clause of the agreement to ask for; empty if the pages say all. */
  clause: string;
  /** Address of the section. */
  address: string;
}

const QUESTION = /^### (.+) \{#([\w-]+)\}\n\n\*<span lang="da">(.+)<\/span>\*\n\n([\s\S]+)$/;
const CLAUSE = /\n*\*\*Ask in the agreement:\*\* \*(.+)\*\.$/;

/**
 * Returns the questions of the guide: sections with a heading, the question in Danish, a response and, where there is
 * one, the clause to ask for.
 *
 * @throws UserError for a section of another form.
 */
export function questionsOf(mdx: string): ChecklistQuestion[] {
  const base = siteUrl(site);
  return mdx.split(/^(?=## )/m).flatMap((part) => {
    const [head = '', ...sections] = part.split(/^(?=### )/m);
    const topic = /^## (.+?)(?: \{#.*)?$/m.exec(head)?.[1] ?? '';
    return sections.map((section) => {
      const [, question = '', id, danish = '', body = ''] = QUESTION.exec(section.trim()) ?? [];
      if (!id)
        throw new UserError(
          `${CHECKLIST_GUIDE}: "${section.split('\n', 1)[0]}": write "### Question {#id}", then *<span lang="da">the question in Danish</span>*, then the response.`,
        );
      return {
        topic,
        question,
        danish,
        response: body.replace(CLAUSE, '').replace(/\]\(\//g, `](${base}/`),
        clause: CLAUSE.exec(body)?.[1] ?? '',
        address: `${base}${PAGE}#${id}`,
      };
    });
  });
}

/** Returns Markdown as plain text: links become their texts. */
const plain = (markdown: string): string =>
  markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\n\|[-| ]+\|(?=\n)/g, '');

const COLUMNS = [
  'topic',
  'question',
  'question_danish',
  'response',
  'ask_in_the_agreement',
  'address',
  'settled',
] as const;

/** Returns the questions as CSV, with an empty column to fill in. */
export const checklistCsv = (questions: readonly ChecklistQuestion[]): string =>
  csvText(
    COLUMNS,
    questions.map((question) => [
      question.topic,
      question.question,
      question.danish,
      plain(question.response),
      question.clause,
      question.address,
      '',
    ]),
  );

/** Returns the questions as a Markdown task list below a heading for each topic. */
export function checklistMarkdown(questions: readonly ChecklistQuestion[]): string {
  const indented = (text: string) => text.replace(/^(?=.)/gm, '  ');
  const taskOf = ({ question, danish, response, clause, address }: ChecklistQuestion) =>
    [
      `- [ ] **${question}** (${danish})\n`,
      indented(response),
      ...(clause ? [`\n  **Ask in the agreement:** *${clause}*.`] : []),
      `\n  <${address}>\n`,
    ].join('\n');
  const topics = [...new Set(questions.map(({ topic }) => topic))].map((topic) =>
    [`## ${topic}\n`, ...questions.filter((question) => question.topic === topic).map(taskOf)].join('\n'),
  );
  return [`# ${site.title}: before you sign\n`, ...topics].join('\n');
}

/** Reads the questions of the guide. */
export const readQuestions = async (): Promise<ChecklistQuestion[]> =>
  questionsOf(applyBranding(await readFile(CHECKLIST_GUIDE, 'utf8'), ownerOf(portal)));
