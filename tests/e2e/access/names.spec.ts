import { expect, open, test } from '../support/test';

/** Landmarks at the start and the end of every page, with their accessible names. */
const FRAME = `
- region "Skip to main content":
  - link "Skip to main content"
- complementary "Announcement":
  - button "Close announcement"
- navigation "Main":
  - link "Danish Data APIs"
  - link "Docs"
  - link "API"
  - button "Search"
  - button /Switch between dark and light mode/
- main
- contentinfo
`;

/** Parts of a kind of page, in order. */
const KINDS: [kind: string, path: string, main: string][] = [
  [
    'landing',
    '/',
    `
- main:
  - heading "Past. Present. Future. Know your customers next move." [level=1]
  - paragraph:
    - link "Make the first call"
    - link "Browse the reference"
  - group "Examples":
    - button "CVR number" [pressed]
    - button "Address"
  - textbox "What do you have?"
  - status:
    - paragraph: /passes the modulus 11 check/
  - 'region "Request and response: CVR number"':
    - group "Operation":
      - radio "Company" [checked]
      - button "Copy request"
  - heading /Five APIs/ [level=2]
  - heading /The first call/ [level=2]
  - region "Commands":
    - group "Shell":
      - radio "Linux, macOS" [checked]
      - radio "Windows PowerShell"
  - region "Response"
  - heading /The history of one house/ [level=2]
  - heading /Start from what you have/ [level=2]
`,
  ],
  [
    'guide',
    '/docs/errors',
    `
- main:
  - article:
    - navigation "Breadcrumbs"
    - heading "Errors" [level=1]
    - heading /The format of an error/ [level=2]
    - table
    - heading /The request/ [level=2]
    - heading /Invalid parameter/ [level=3]
`,
  ],
  [
    'overview',
    '/api/denmark/advisor',
    `
- main:
  - article:
    - navigation "Breadcrumbs"
    - article:
      - heading "Advisor API" [level=1]
      - heading /Base URL/ [level=2]
      - heading /Authentication/ [level=2]
      - heading /Operations/ [level=2]
      - heading /Downloads/ [level=2]
      - heading /Changes/ [level=2]
  - navigation "Docs pages"
`,
  ],
  [
    'operation',
    '/api/denmark/advisor/recommendation-by-address',
    `
- main:
  - article:
    - navigation "Breadcrumbs"
    - article:
      - heading "Recommendations by address" [level=1]
      - complementary "Request and response":
        - region "Request samples":
          - group "Language of the sample":
            - radio "curl" [checked]
            - radio "Python"
        - region "Response examples"
      - navigation "Sections"
      - heading /Parameters/ [level=2]
      - heading /Query parameters/ [level=3]
      - heading /Authentication/ [level=2]
      - heading /Response/ [level=2]
      - heading /200 OK/ [level=3]
`,
  ],
  [
    'results',
    '/search?q=forsikring',
    `
- main:
  - heading "Search" [level=1]
  - search:
    - searchbox "Search for": forsikring
    - combobox "What"
    - combobox "API"
  - status: /\\d+ results/
  - list:
    - listitem
`,
  ],
  [
    'not found',
    '/docs/authentification',
    `
- main:
  - heading "Page Not Found" [level=1]
  - search:
    - searchbox "Search for"
    - button "Search"
  - region "Did you mean":
    - heading "Did you mean" [level=2]
    - list
`,
  ],
];

for (const [kind, path, main] of KINDS) {
  test(`${kind}: landmarks, headings and controls have their names`, async ({ page }) => {
    await open(page, path);
    await expect(page.locator('body')).toMatchAriaSnapshot(FRAME);
    await expect(page.locator('body')).toMatchAriaSnapshot(main);
  });
}
