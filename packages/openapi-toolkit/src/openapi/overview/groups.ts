import { isMap } from '../document';
import { inlineMarkdown } from '../markdown';
import type { Operation, OverviewPage } from '../model';
import { slugOf, UniqueNames } from '../names';
import { hrefOf, type ReadContract } from '../ReadContract';
import { docsNote } from '../read/notes';
import { clean } from '../text';

type Group = OverviewPage['groups'][number];
type Tag = NonNullable<ReadContract['document']['tags']>[number];

/** Returns the heading of an operation in the sidebar and the overview: its first tag. */
export const groupOf = ({ tags, kind }: Operation): string =>
  tags[0] ?? (kind === 'webhook' ? 'Webhooks' : 'Operations');

/** Returns the anchor of a group on the overview. */
export const groupAnchor = (tag: string): string => `group-${slugOf(tag)}`;

/** Returns the title of a tag: `summary` of OpenAPI 3.2, or the extension that preceded it. */
const titleOf = (tag: Tag | undefined, name: string): string => clean(tag?.summary || tag?.['x-displayName'] || name);

/** Returns the tags around a tag, the outermost first; none of a tag that is inside itself. */
function around(tag: Tag, byName: ReadonlyMap<string, Tag>): Tag[] {
  const found: Tag[] = [];
  for (let at = byName.get(tag.parent ?? ''); at; at = byName.get(at.parent ?? '')) {
    if (at === tag || found.includes(at)) return [];
    found.unshift(at);
  }
  return found;
}

/** Reads `x-tagGroups`: the section heading of each tag. A tag in several groups belongs to the first. */
function sectionsOf(value: unknown): Map<string, string> {
  const sections = new Map<string, string>();
  for (const { name, tags } of (Array.isArray(value) ? value : []).filter(isMap)) {
    for (const tag of Array.isArray(tags) ? tags : []) {
      if (!sections.has(clean(tag))) sections.set(clean(tag), clean(name));
    }
  }
  return sections;
}

/** Orders the tags: those of `x-tagGroups` first, then the others. A tag with an OpenAPI 3.2 `parent` follows it. */
function inOrder(tags: readonly Tag[], sections: ReadonlyMap<string, string>): Tag[] {
  const byName = new Map(tags.map((tag) => [tag.name, tag]));
  // A contract need not list the tags of its operations.
  const sectionTags = [...sections.keys()].map((name) => byName.get(name) ?? { name });
  const ordered = new Set<Tag>();
  const add = (tag: Tag) => {
    if (ordered.has(tag)) return;
    ordered.add(tag);
    for (const child of tags) if (child.parent === tag.name) add(child);
  };
  for (const tag of [...sectionTags, ...tags.filter(({ parent }) => !parent || !byName.has(parent)), ...tags]) add(tag);
  return [...ordered];
}

export const tagsInOrder = ({ tags = [], 'x-tagGroups': tagGroups }: ReadContract['document']) =>
  inOrder(tags, sectionsOf(tagGroups)).map((tag) => ({ name: tag.name, title: titleOf(tag, tag.name) }));

/** Heading over the groups that belong to no group of `x-tagGroups`. */
const OTHERS = 'Others';

/** Puts groups without a heading last, below a heading of their own, if others have one. */
function withHeadings(groups: Group[]): Group[] {
  const titled = groups.filter(({ section }) => section);
  if (titled.length === 0) return groups;
  return [...titled, ...groups.filter(({ section }) => !section).map((group) => ({ ...group, section: OTHERS }))];
}

/** Groups the operations of an API by tag. An operation with several tags is in each group. */
export function groupsOf({ document, operations, ref }: ReadContract): Group[] {
  const sections = sectionsOf(document['x-tagGroups']);
  const tags = (document.tags ?? []).filter(({ kind }) => kind !== 'badge');
  const byName = new Map(tags.map((tag) => [tag.name, tag]));
  const groups = new Map<string, Group>();
  // Names that differ in case or blanks have one slug.
  const anchors = new UniqueNames();
  const groupFor = (name: string, tag?: Tag): Group => {
    const existing = groups.get(name);
    if (existing) return existing;
    const section = sections.get(name);
    const notes = docsNote(tag?.externalDocs);
    const outer = tag ? around(tag, byName) : [];
    const parent = outer.map((tagObject) => groupFor(tagObject.name, tagObject)).at(-1);
    const group: Group = {
      tag: titleOf(tag, name),
      anchor: anchors.take(groupAnchor(name)),
      description: inlineMarkdown(tag?.description),
      ...(section && { section }),
      ...(notes.length > 0 && { notes }),
      ...(parent && { parent: parent.anchor, level: outer.length }),
      operations: [],
    };
    groups.set(name, group);
    return group;
  };
  for (const tag of inOrder(tags, sections)) groupFor(tag.name, tag);
  for (const { operation } of operations) {
    const { title, method, path, lead, deprecated, kind, badges } = operation;
    const entry = {
      title,
      href: hrefOf(ref, operation.id),
      method,
      path,
      lead,
      deprecated,
      ...(badges && { badges }),
      ...(kind === 'webhook' && { isWebhook: true }),
    };
    for (const name of new Set([groupOf(operation), ...operation.tags])) groupFor(name).operations.push(entry);
  }
  const all = [...groups.values()];
  const isShown = (group: Group): boolean =>
    group.operations.length > 0 ||
    Boolean(group.description || group.notes) ||
    all.some((item) => item.parent === group.anchor && isShown(item));
  return withHeadings(all.filter(isShown));
}
