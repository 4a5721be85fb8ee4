import { generateStaticFiles } from '@docusaurus/core/lib/ssg/ssg';
import { type SentPage, sent } from './sentPage';

/** Renders pages into the build folder. */
export async function render(task: Parameters<typeof generateStaticFiles>[0]): Promise<[string, SentPage][]> {
  const { collectedData } = await generateStaticFiles(task);
  return Object.entries(collectedData).map(([pathname, page]) => [pathname, sent(page)]);
}
