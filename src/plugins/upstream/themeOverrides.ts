import type { PrivatePart } from './types';

interface Override {
  kind: 'wrap' | 'eject';
  /** Its file below the theme's components; without one the core has a fallback. */
  file?: string;
  why: string;
  sha256: string;
}

/** Every component of `src/theme`, and what nothing smaller could do. */
const OVERRIDES: Readonly<Record<string, Override>> = {
  AnnouncementBar: {
    kind: 'eject',
    file: 'AnnouncementBar/index.js',
    why: 'Upstream shows HTML, with colours as inline styles. Ours shows text and a checked link, from src/site/site.ts.',
    sha256: '489e9077265e2bd9a8283f68e582f6ee38905a607677bb30079804bfb8b0fb5e',
  },
  ColorModeToggle: {
    kind: 'eject',
    file: 'ColorModeToggle/index.js',
    why: "Upstream's button is disabled until the app runs, so a press is lost and Tab passes it; its name can say the wrong mode.",
    sha256: 'a1deac53152fbef7bc3b88abdbadcfc71dc8727a352ae216cf711fc6359f2c9d',
  },
  Details: {
    kind: 'eject',
    file: 'Details/index.js',
    why: "The browser's own element: upstream opens it with React, which static pages don't run.",
    sha256: '978f61355b69cc0048a93224096b9bd7b8adc00c9665a0c4a95bdeb068ed8233',
  },
  'DocItem/Footer': {
    kind: 'wrap',
    file: 'DocItem/Footer/index.js',
    why: 'Adds the question for feedback at the foot of a page.',
    sha256: '93722eb781e3c4f8e03fa95d469f90f5bcf25f6aa7ffccd94cfad57a879ccc70',
  },
  DocPaginator: {
    kind: 'wrap',
    file: 'DocPaginator/index.js',
    why: 'A page without neighbours has no navigation to them: upstream leaves an empty one, which a screen reader lists.',
    sha256: '772dd11c524e35f2b1e373c0601e491bf513b76c1ce97c907032f21d9b119e1e',
  },
  'DocSidebarItem/Link': {
    kind: 'eject',
    file: 'DocSidebarItem/Link/index.js',
    why: 'Shows the method of an operation as text before the label, and "deprecated": the label is inside the link.',
    sha256: '167427e96a7f1788a96bf65bf8d82fee9d1458333df6f6a60773826566cf1500',
  },
  Error: {
    kind: 'eject',
    why: 'A whole page that threw: upstream has inline styles and its own words.',
    sha256: '4037ad84f1980a3301bb194f07799422267d5ddd7cb0bd737b78ebf0dcdf551d',
  },
  ErrorPageContent: {
    kind: 'eject',
    file: 'ErrorPageContent.js',
    why: 'Own words, the title "Page Error", and going to another page clears the fault.',
    sha256: 'a85bb2d0b98bbb2ca76cdffb5bd079d694aa1d44ca8026d9afba81611cc62738',
  },
  'Footer/Layout': {
    kind: 'eject',
    file: 'Footer/Layout/index.js',
    why: 'Owner and tagline beside the links, as a named navigation.',
    sha256: 'a50b8669d29f924b523b839a41e26f8c9e4db8bb01b684f1e53407a408e8510b',
  },
  'Icon/Edit': {
    kind: 'eject',
    file: 'Icon/Edit/index.js',
    why: 'Drawn by the style sheet (src/css/icons.css): upstream draws it in the HTML of every page.',
    sha256: '32e36edd6fbe692d869cb3745c4b4bc65625063208d48fc5191b61473b121255',
  },
  'Icon/ExternalLink': {
    kind: 'eject',
    file: 'Icon/ExternalLink/index.js',
    why: 'The same; it stands three times on a page.',
    sha256: '68a39616b5b2eea23c18772ea6a196a3e8d5a1cd106b9b142bb86cf00c626daf',
  },
  'Icon/Home': {
    kind: 'eject',
    file: 'Icon/Home/index.js',
    why: 'The same.',
    sha256: '5737c97a4dfce4e357c2abcee8461168cef97e4afc8431b9d0554dc537bc8ee1',
  },
  'Icon/Menu': {
    kind: 'eject',
    file: 'Icon/Menu/index.js',
    why: 'The same.',
    sha256: '36d749ecd4250778bf9995dc1b047e5ef9901c662353b26cad9ce1394925586d',
  },
  'Layout/Provider': {
    kind: 'wrap',
    file: 'Layout/Provider/index.js',
    why: "Makes `theme-color` follow the reader's colour mode.",
    sha256: 'd803f559549f1817c993d7cadd754f49f540502bd91a25e4c7647a67dbf2bbb1',
  },
  Loading: {
    kind: 'eject',
    why: 'Own words and a button to retry; upstream has inline styles.',
    sha256: 'ffd8013daa28cd24a849721acc38e47bb44582dfb8922f633d42eac5344dda54',
  },
  'MDXComponents/Code': {
    kind: 'eject',
    file: 'MDXComponents/Code.js',
    why: 'Code is highlighted at build; upstream sends Prism to every page.',
    sha256: 'd24106e06e4ccc7072fb8114e46cc959868ed4c9c7b82d400d1b4830453721b3',
  },
  'MDXComponents/Pre': {
    kind: 'eject',
    file: 'MDXComponents/Pre.js',
    why: 'Code is highlighted at build; upstream sends Prism to every page.',
    sha256: '480359ec5f8f72753421305a7df137274164c77ffcb56afcb3d3ece5d4250325',
  },
  'Navbar/Layout': {
    kind: 'eject',
    file: 'Navbar/Layout/index.js',
    why: 'The navbar shows on the way to an anchor, where upstream hides it, and when the keyboard reaches it.',
    sha256: 'd932144b793a1431e34ddbdede76db66e8d85e588a22f5d0c57f43e036220f72',
  },
  'Navbar/MobileSidebar/Layout': {
    kind: 'eject',
    file: 'Navbar/MobileSidebar/Layout/index.js',
    why: 'A modal `<dialog>`: the browser keeps focus inside and Escape closes it; the panel out of sight is inert.',
    sha256: '87aa329650daeca0ad632590efd2d5daf6d0a36f984a3367ee3c65798a484ec4',
  },
  'NotFound/Content': {
    kind: 'eject',
    file: 'NotFound/Content/index.js',
    why: 'Shows the nearest pages and search, and sets the title, which the docs plugin leaves out.',
    sha256: '1339cadd0fe0b2a29e2b200f0b10487e33bd49a8fdc7a86a91e9a6c16616e113',
  },
  SearchBar: {
    kind: 'eject',
    file: 'SearchBar.js',
    why: "Fills the theme's empty place with the search dialog of src/search/client, loaded when pointed at or focused.",
    sha256: 'b528b71d23818ff319df3a2e9bfdb811c76a20ec920e3fccd08fa9216b766486',
  },
  SkipToContent: {
    kind: 'eject',
    file: 'SkipToContent/index.js',
    why: 'Has the name by which the small script of a page knows it before the app runs.',
    sha256: '1a6bfba899d12a82f8074e4a9a257527561c26ab235f1d7f10f13a22ccbe8834',
  },
  TOC: {
    kind: 'wrap',
    file: 'TOC/index.js',
    why: 'Adds the question for feedback below the table of contents; both stay in view together.',
    sha256: '5586e5cc0e3053bb2c274e6d2882c8ac361630174b6364ecda09aaa552618360',
  },
  Tabs: {
    kind: 'eject',
    file: 'Tabs/index.js',
    why: "Radio buttons and CSS, as in the reference: upstream shows a tab with React, which static pages don't run.",
    sha256: 'f3b1ede61dfb1c85454099098df547b9c6c5385610716780a98f3d56e713a315',
  },
  ThemedImage: {
    kind: 'wrap',
    file: 'ThemedImage/index.js',
    why: 'The logo is the same in both colour modes: upstream has it twice, in two places of every page.',
    sha256: 'ec76336d04e76979326118eb04476499b31495490ca20876c6a10bc0a873f20e',
  },
};

export const themeOverrides: readonly PrivatePart[] = Object.entries(OVERRIDES).map(
  ([component, { kind, file, why, sha256 }]) => ({
    kind,
    package: file ? '@docusaurus/theme-classic' : '@docusaurus/core',
    file: file ? `lib/theme/${file}` : `lib/client/theme-fallback/${component}/index.js`,
    sha256,
    usedBy: [`src/theme/${component}`],
    why,
  }),
);
