import { ownValue } from '../../lib/attempt';
import { escapeMarkup } from '../../lib/safeMarkup';
import { type AnySchema, type Document, isObjectSchema, type Schema } from '../document';
import { isRef, refName } from '../pointer';
import { reduceSchema } from './shape';

/** XML keywords of a schema. In OpenAPI 3.2, `nodeType` replaces `attribute` and `wrapped`. */
interface Xml {
  name?: string;
  namespace?: string;
  prefix?: string;
  attribute?: boolean;
  wrapped?: boolean;
  nodeType?: string;
}

const escaped = (value: unknown): string => escapeMarkup(typeof value === 'string' ? value : JSON.stringify(value));

const xmlName = (name: string): string => name.replace(/[^\p{L}\p{N}_.-]+/gu, '_').replace(/^(?![\p{L}_])/u, '_');

/** Serializes a value as XML by the `xml` keywords of its schema, which also names the root element. */
export function xmlText(document: Document, schema: Schema | undefined, value: unknown): string {
  const read = (input: AnySchema | undefined): Schema =>
    isObjectSchema(input) ? reduceSchema(document, input).schema : {};
  const xmlOf = (node: Schema) => (node.xml ?? {}) as Xml;
  const isAttribute = ({ attribute, nodeType }: Xml) => attribute === true || nodeType === 'attribute';
  const isText = ({ nodeType }: Xml) => nodeType === 'text' || nodeType === 'cdata';
  const nameOf = ({ name: ownName, prefix }: Xml, name: string) =>
    `${prefix ? `${prefix}:` : ''}${xmlName(ownName ?? name)}`;

  function element(name: string, xml: Xml, attributes: string, content: string[], text = ''): string[] {
    const tag = nameOf(xml, name);
    const { namespace, prefix } = xml;
    const ns = namespace ? ` xmlns${prefix ? `:${prefix}` : ''}="${escaped(namespace)}"` : '';
    const open = `<${tag}${ns}${attributes}`;
    if (content.length > 0) return [`${open}>`, ...content.map((line) => `  ${line}`), `</${tag}>`];
    return [text === '' ? `${open}/>` : `${open}>${text}</${tag}>`];
  }

  function list(name: string, node: Schema, values: unknown[]): string[] {
    const xml = xmlOf(node);
    const items = read(isObjectSchema(node.items) ? node.items : undefined);
    const isWrapped = xml.wrapped === true || xml.nodeType === 'element';
    const itemName = isWrapped ? (xml.name ?? name) : name;
    const inner = values.flatMap((item) => write(itemName, items, item));
    return isWrapped ? element(name, xml, '', inner) : inner;
  }

  function write(name: string, node: Schema, content: unknown): string[] {
    if (Array.isArray(content)) return list(name, node, content);
    const xml = xmlOf(node);
    if (content === null || content === undefined) return element(name, xml, '', []);
    if (typeof content !== 'object') return element(name, xml, '', [], escaped(content));
    const fields = Object.entries(content).map(([key, field]) => ({
      key,
      field,
      inner: read(ownValue(node.properties, key)),
    }));
    const attributes = fields
      .filter(({ inner, field }) => isAttribute(xmlOf(inner)) && field !== null)
      .map(({ key, field, inner }) => ` ${nameOf(xmlOf(inner), key)}="${escaped(field)}"`);
    const rest = fields.filter(({ inner }) => !isAttribute(xmlOf(inner)));
    const text = rest
      .filter(({ inner }) => isText(xmlOf(inner)))
      .map(({ field, inner }) =>
        xmlOf(inner).nodeType === 'cdata'
          ? `<![CDATA[${String(field).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
          : escaped(field),
      );
    const children = rest.filter(({ inner }) => !isText(xmlOf(inner)));
    const lines = children.flatMap(({ key, field, inner }) => write(key, inner, field));
    return xml.nodeType === 'none' ? lines : element(name, xml, attributes.join(''), lines, text.join(''));
  }

  const root = read(schema);
  const name = isRef(schema) ? refName(schema.$ref) : (root.title ?? 'root');
  // A document has a single root, regardless of the schema.
  const rootValue =
    Array.isArray(value) && xmlOf(root).wrapped !== true
      ? element(name, xmlOf(root), '', list(xmlName(name), { ...root, xml: undefined }, value))
      : write(name, root, value);
  return ['<?xml version="1.0" encoding="UTF-8"?>', ...rootValue].join('\n');
}
