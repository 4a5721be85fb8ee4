/** Data that the theme shows around the content of a page of the docs. */
export interface PageData {
  metadata: { permalink: string; [name: string]: unknown };
  frontMatter: object;
  contentTitle?: string;
  toc: unknown[];
  assets: object;
}

/** Nothing in the browser reads these. The frame has the permalink; the front matter is sent once. */
const NOT_SENT = ['permalink', 'source', 'sourceDirName', 'slug', 'draft', 'version', 'frontMatter'];

/** Fields of the front matter that the theme reads. Others are notes of the authors, who do not publish them. */
const SENT =
  /^(?:hide_(?:title|table_of_contents)|toc_m(?:in|ax)_heading_level|title_meta|keywords|image|draft|unlisted|wrapperClassName)$/;

/** Default values of most pages: a value is sent only where it differs. */
const USUAL = { frontMatter: {}, toc: [], assets: {} };
const USUAL_METADATA = { unlisted: false, tags: [] };

const isUsual = (value: unknown, usual: unknown): boolean => JSON.stringify(value) === JSON.stringify(usual);

const unusual = (parts: object, usual: Readonly<Record<string, unknown>>, isSent = (_: string) => true): object =>
  Object.fromEntries(Object.entries(parts).filter(([key, value]) => isSent(key) && !isUsual(value, usual[key])));

/** The data of a page as text, for the attribute of its HTML in which the browser finds it. */
export const pageJson = ({ metadata, frontMatter, ...others }: PageData): string =>
  JSON.stringify(
    unusual(
      {
        metadata: unusual(metadata, USUAL_METADATA, (key) => !NOT_SENT.includes(key)),
        frontMatter: unusual(frontMatter, {}, (key) => SENT.test(key)),
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
