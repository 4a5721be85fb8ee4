import { site } from 'docusaurus-preset-portal/content';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { editUrlOf, operationMdx, overviewMdx } from '../openapiPlugin';

const read = (mdx: string) => {
  const [, head = '', body] = /^---\n([\s\S]*?)\n---\n\n([\s\S]*)$/.exec(mdx) ?? [];
  return { head: parse(head), body };
};

const EDIT = `${site.repository}/edit/${site.editBranch}/api-specs/example.yaml`;

describe('operationMdx', () => {
  const item = { id: 'a-thing', title: 'A thing', frontMatter: { description: 'Returns a thing.' } };

  it('has title, edit link and data file of the page', () => {
    expect(read(operationMdx(item, editUrlOf(site, 'example.yaml')))).toEqual({
      head: {
        id: 'a-thing',
        title: 'A thing',
        description: 'Returns a thing.',
        sidebar_label: 'A thing',
        hide_title: true,
        hide_table_of_contents: true,
        pagination_prev: null,
        pagination_next: null,
        custom_edit_url: EDIT,
      },
      body: "import Page from './a-thing.page.json';\n\n<Page />\n",
    });
  });

  it('uses the title if there is no description', () => {
    expect(read(operationMdx({ ...item, frontMatter: {} }, editUrlOf(site, 'example.yaml'))).head.description).toBe(
      'A thing',
    );
  });

  it('quotes values that YAML could parse differently', () => {
    const title = 'yes: "no"\n--- # {x} \\';
    expect(read(operationMdx({ ...item, title }, editUrlOf(site, 'example.yaml'))).head.title).toBe(title);
  });
});

it('overviewMdx has the route of its API', () => {
  expect(
    read(overviewMdx({ id: 'x', title: 'X', frontMatter: {} }, editUrlOf(site, 'example.yaml'), '/api/x', 'About X.')),
  ).toEqual({
    head: {
      id: 'x',
      slug: '/api/x',
      title: 'X',
      description: 'About X.',
      sidebar_label: 'Overview',
      pagination_label: 'X',
      hide_title: true,
      hide_table_of_contents: true,
      custom_edit_url: EDIT,
    },
    body: "import Page from './_overview.page.json';\n\n<Page />\n",
  });
});
