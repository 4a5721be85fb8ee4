import type { Collected, Meta } from './ssg';

/** What was collected of a page, without the functions that cannot be sent to another process. */
export interface SentPage extends Pick<Collected, 'links' | 'anchors'> {
  /** Of its head. */
  metas: Meta[];
}

/** What is sent of a page. */
export const sent = ({ links, anchors, helmet }: Collected): SentPage => ({
  links,
  anchors,
  metas: helmet.meta.toComponent().map(({ props }) => ({ ...props })),
});

/** What plugins get in its place: of the head of a page, its `meta` elements. */
export const received = ({ metas, ...rest }: SentPage): Collected => ({
  ...rest,
  helmet: { meta: { toComponent: () => metas.map((props) => ({ props })) } },
});
