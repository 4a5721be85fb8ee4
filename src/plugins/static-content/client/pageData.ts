/** Data that the theme shows around the content of a page of the docs. */
export interface PageData {
  metadata: { permalink: string; [name: string]: unknown };
  frontMatter: object;
  contentTitle?: string;
  toc: unknown[];
  assets: object;
}

/** Nothing in the browser reads these, or they say what others of the same page say. */
const NOT_SENT: Readonly<Record<string, readonly string[]>> = {
  // The frame has the permalink; the front matter is sent once.
  metadata: ['permalink', 'source', 'sourceDirName', 'slug', 'draft', 'version', 'frontMatter'],
  frontMatter: [
    'id',
    'slug',
    'title',
    'description',
    'sidebar_label',
    'sidebar_class_name',
    'custom_edit_url',
    'pagination_label',
    'pagination_prev',
    'pagination_next',
  ],
};

/** Default values of most pages: a value is sent only where it differs. */
const USUAL = { frontMatter: {}, toc: [], assets: {} };
const USUAL_METADATA = { unlisted: false, tags: [] };

const isUsual = (value: unknown, usual: unknown): boolean => JSON.stringify(value) === JSON.stringify(usual);

/** Parts of an object without those that nobody reads, and those that are as usual. */
const unusual = (parts: object, usual: Readonly<Record<string, unknown>>, notSent: readonly string[] = []): object =>
  Object.fromEntries(
    Object.entries(parts).filter(([key, value]) => !notSent.includes(key) && !isUsual(value, usual[key])),
  );

/** The data of a page as text, for the attribute of its HTML in which the browser finds it. */
export const pageJson = ({ metadata, frontMatter, ...others }: PageData): string =>
  JSON.stringify(
    unusual(
      {
        metadata: unusual(metadata, USUAL_METADATA, NOT_SENT.metadata),
        frontMatter: unusual(frontMatter, {}, NOT_SENT.frontMatter),
        ...others,
      },
      USUAL,
    ),
  );

/** The data of a page from the frame of its content. */
export const readPage = (frame: HTMLElement): PageData => {
  const { staticContent: permalink, page = '{}' } = frame.dataset;
  const { metadata, ...others } = JSON.parse(page);
  const data = { ...USUAL, ...others };
  // The banner of an unlisted page reads the front matter of the metadata.
  return { ...data, metadata: { ...USUAL_METADATA, permalink, frontMatter: data.frontMatter, ...metadata } };
};
