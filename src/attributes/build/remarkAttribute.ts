import {
  isElement,
  type MdFile,
  type MdNode,
  placeOf,
  textAttributes,
  walk,
} from '../../delivery/static-content/elements/mdast';
import { guides } from '../../site';
import { type AttributeTranslation, siteTranslations, type Translations } from '../../translations';

function linkTo({ key, label }: AttributeTranslation): MdNode {
  return {
    type: 'link',
    url: `${guides.attributes}#${key}`,
    title: `${label.en} · ${label.da}`,
    children: [{ type: 'inlineCode', value: key }],
  };
}

function lookUp(node: MdNode, { byKey }: Translations): AttributeTranslation {
  const { name = '' } = textAttributes(node);
  const attribute = byKey.get(name);
  if (attribute) return attribute;
  const near = [...byKey.keys()].filter((key) => name && (key.includes(name) || name.includes(key))).slice(0, 5);
  throw new Error(`knows no attribute "${name}".${near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : ''}`);
}

/**
 * remark plugin: `<Attribute name="construction_year" />` becomes a link to that attribute in the
 * catalogue. An unknown name ends the build with file and line.
 */
export function remarkAttribute() {
  return async (tree: MdNode, file: MdFile): Promise<void> => {
    const found: MdNode[] = [];
    walk(tree, (node) => {
      if (isElement(node) && node.name === 'Attribute') found.push(node);
    });
    if (found.length === 0) return;
    const translations = await siteTranslations();
    for (const node of found) {
      try {
        const link = linkTo(lookUp(node, translations));
        const flow = node.type === 'mdxJsxFlowElement';
        Object.assign(
          node,
          { name: undefined, attributes: undefined },
          flow ? { type: 'paragraph', children: [link] } : link,
        );
      } catch (error) {
        throw new Error(`${placeOf(node, file)}: <Attribute> ${(error as Error).message}`);
      }
    }
  };
}
