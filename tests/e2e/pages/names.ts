import { expect } from './test';
import type { Check } from './visit';

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

/** Parts of one page of each kind, in order. */
const PARTS: Record<string, string> = {
  '/': `
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
    - paragraph
  - 'region "Request and response: CVR number"':
    - group "Operation":
      - radio "Company" [checked]
      - button "Copy request"
  - heading [level=2]
  - heading [level=2]
  - region "Commands":
    - group "Shell":
      - radio "Linux, macOS" [checked]
      - radio "Windows PowerShell"
  - region "Response"
  - heading [level=2]
  - heading [level=2]
`,
  '/docs/errors': `
- main:
  - article:
    - navigation "Breadcrumbs"
    - heading "Errors" [level=1]
    - heading [level=2]
    - table
    - heading [level=2]
    - heading [level=3]
`,
  '/api/denmark/advisor': `
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
  '/api/denmark/advisor/recommendation-by-address': `
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
      - heading /Response/ [level=2]
      - heading /200 OK/ [level=3]
      - heading /Authentication/ [level=2]
`,
  '/search?q=egenkapital': `
- main:
  - heading "Search" [level=1]
  - search:
    - searchbox "Search for": egenkapital
    - combobox "What"
    - combobox "API"
  - status: /\\d+ results/
  - list:
    - listitem
`,
  '/docs/authentification': `
- main:
  - heading "Page Not Found" [level=1]
  - search:
    - searchbox "Search for"
    - button "Search"
  - region "Did you mean":
    - heading "Did you mean" [level=2]
    - list
`,
};

/** Checks that landmarks, headings and controls of a page of each kind have their names. */
export const names: Check = async ({ page, route }) => {
  const parts = PARTS[route];
  if (parts) for (const part of [FRAME, parts]) await expect(page.locator('body')).toMatchAriaSnapshot(part);
  return [];
};
