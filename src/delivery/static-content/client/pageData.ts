/** What the theme shows around the content of a page of the docs. */
export interface PageData {
  metadata: { permalink: string; [name: string]: unknown };
  frontMatter: object;
  contentTitle?: string;
  toc: unknown[];
  assets: object;
}

/** Nothing in the browser reads these, or they say what others of the same page say. */
const NOT_SENT: Readonly<Record<string, readonly string[]>> = {
  metadata: ['source', 'sourceDirName', 'slug', 'draft', 'version', 'frontMatter'],
  frontMatter: ['id', 'slug', 'title', 'description', 'sidebar_label', 'sidebar_class_name', 'custom_edit_url'],
};

/** The data of a page as text, for the attribute of its HTML in which the browser finds it. */
export const pageJson = (page: PageData): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(page).map(([part, value]) => [
        part,
        NOT_SENT[part]
          ? Object.fromEntries(Object.entries(value).filter(([key]) => !NOT_SENT[part]?.includes(key)))
          : value,
      ]),
    ),
  );

/** The data of a page from the frame of its content. */
export const readPage = (frame: HTMLElement): PageData => ({
  frontMatter: {},
  toc: [],
  assets: {},
  ...JSON.parse(frame.dataset.page ?? '{}'),
});
