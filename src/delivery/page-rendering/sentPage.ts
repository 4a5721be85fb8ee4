import type { generateStaticFiles } from '@docusaurus/core/lib/ssg/ssg';

type Collected = Awaited<ReturnType<typeof generateStaticFiles>>['collectedData'][string];

/** What was collected of a page, without the functions that cannot be sent to another process. */
export interface SentPage extends Pick<Collected, 'links' | 'anchors'> {
  /** Attributes of the `meta` elements of its head. */
  metas: Record<string, string>[];
}

interface Meta {
  props: Record<string, string>;
}

/** What is sent of a page. */
export const sent = ({ links, anchors, helmet }: Collected): SentPage => ({
  links,
  anchors,
  metas: (helmet.meta.toComponent() as unknown as Meta[]).map(({ props }) => ({ ...props })),
});

/** What plugins get in its place: of the head of a page, its `meta` elements. */
export function received({ metas, ...rest }: SentPage): Collected {
  const meta = { toComponent: () => metas.map((props) => ({ props })) };
  return { ...rest, helmet: { meta } as unknown as Collected['helmet'] };
}
