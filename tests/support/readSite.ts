import { readFileSync } from 'node:fs';
import path from 'node:path';
import { attribute, type Element, parseHtml } from 'docusaurus-preset-portal/testing';
import { decodeSafely, isSafeAddress } from 'openapi-toolkit';
import { listFiles } from 'openapi-toolkit/node';

/** A link of a built page that leads nowhere, or that is not safe. */
interface BrokenLink {
  route: string;
  address: string;
}

const withoutSlash = (route: string) => route.replace(/(?<=.)\/$/, '');

const addressesOf = (element: Element): string[] =>
  ['href', 'src', 'action', 'formaction', 'poster', 'ping']
    .flatMap((name) => attribute(element, name) ?? [])
    .concat(attribute(element, 'srcset')?.split(/\s[^,]*,?\s*/) ?? [])
    // The bundler inlines small images.
    .filter((address) => address !== '' && !(element.tagName === 'img' && address.startsWith('data:image/')));

/** Resolves every address of every page of a build that is served below a path, as a browser does. */
export async function readLinks(build: string, basePath: string, origin: string) {
  const names = await listFiles(build);
  const files = new Set(names.map((name) => basePath + name));
  const pages = names
    .filter((name) => name.endsWith('.html'))
    .map((name) => {
      const { elements } = parseHtml(name, readFileSync(path.join(build, name), 'utf8'));
      const ids = new Set(elements.flatMap((one) => [attribute(one, 'id') ?? [], attribute(one, 'name') ?? []].flat()));
      const route = basePath + name.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '');
      return { route, ids, addresses: elements.flatMap(addressesOf) };
    });
  const byRoute = new Map(pages.map((page) => [withoutSlash(page.route), page]));
  const broken: BrokenLink[] = [];
  let checkedCount = 0;
  for (const { route, addresses } of pages)
    for (const address of addresses) {
      const url = URL.canParse(address, origin + route) ? new URL(address, origin + route) : undefined;
      const isInternal = url?.origin === origin;
      checkedCount += Number(isInternal);
      const target = byRoute.get(withoutSlash(decodeSafely(url?.pathname ?? '')));
      const id = decodeSafely(url?.hash.slice(1) ?? '');
      const isThere = target ? id === '' || target.ids.has(id) : files.has(decodeSafely(url?.pathname ?? ''));
      if (!url || !isSafeAddress(address) || (isInternal && !isThere)) broken.push({ route, address });
    }
  return { broken, checkedCount, routes: pages.map((page) => withoutSlash(page.route)) };
}
