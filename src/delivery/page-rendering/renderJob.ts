import { type SentPage, sent } from './sentPage';
import { type Render, ssg } from './ssg';

/** Renders pages into the build folder. */
export async function render(task: Parameters<Render>[0]): Promise<[pathname: string, page: SentPage][]> {
  const { collectedData } = await ssg.generateStaticFiles(task);
  return Object.entries(collectedData).map(([pathname, page]) => [pathname, sent(page)]);
}
