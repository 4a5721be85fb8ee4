import { apis } from '#site';
import { ownerOf } from '../../packages/docusaurus-preset-portal/src/openapi/applyBranding';
import type { Operation, OperationPage, SchemaNode } from '../../packages/docusaurus-preset-portal/src/openapi/model';
import { hrefOf } from '../../packages/docusaurus-preset-portal/src/reference/generate/nextCalls';
import { readApi } from '../../packages/docusaurus-preset-portal/src/reference/generate/readApi';

/** Subjects a data provider might add, English and Danish. */
const SUBJECTS: readonly [en: string, da: string][] = (
  'ship skib, harbour havn, forest skov, farm landbrug, school skole, hospital sygehus, road vej, bridge bro, railway jernbane, ' +
  'airport lufthavn, turbine vindmølle, pipeline rørledning, cable kabel, meter måler, tariff tarif, permit tilladelse, ' +
  'licence bevilling, patent patent, trademark varemærke, tender udbud, grant tilskud, pension pension, loan lån, invoice faktura, ' +
  'shipment forsendelse, parcel pakke, depot lager, quarry grusgrav, lake sø, stream vandløb, well brønd, beach strand, ' +
  'museum museum, theatre teater, stadium stadion, clinic klinik, pharmacy apotek, kindergarten børnehave, library bibliotek, prison fængsel'
)
  .split(', ')
  .map((pair) => pair.split(' ') as [string, string]);

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** Half of the names belong to the subject; the other half is the same everywhere, as in real contracts. */
const isOwn = (name: string) => [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 2 === 0;

function schemaOf(node: SchemaNode, [en, da]: [string, string]): SchemaNode {
  const within = {
    children: node.children.map((child) => schemaOf(child, [en, da])),
    variants: node.variants.map((all) => ({ ...all, options: all.options.map((one) => schemaOf(one, [en, da])) })),
  };
  if (node.role !== 'property' || !isOwn(node.name)) return { ...node, ...within };
  const { label } = node;
  return {
    ...node,
    ...within,
    name: `${en}${capital(node.name)}`,
    anchor: `${node.anchor}-${en}`,
    ...(label ? { label: { en: `${capital(en)}: ${label.en}`, da: `${capital(da)}: ${label.da}` } } : {}),
    description: `<p>Of the ${en}.</p>${node.description ?? ''}`,
  };
}

function operationOf(operation: Operation, subject: [string, string]): Operation {
  const media = <T extends { schema?: SchemaNode }>(all: T[]) =>
    all.map((one) => (one.schema ? { ...one, schema: schemaOf(one.schema, subject) } : one));
  const [en, da] = subject;
  return {
    ...operation,
    id: `${en}-${operation.id}`,
    path: `/${en}s${operation.path}`,
    title: `${capital(en)}: ${operation.title}`,
    lead: `${operation.lead} For a ${en} (${da}).`,
    parameters: operation.parameters.map((one) => ({ ...one, schema: schemaOf(one.schema, subject) })),
    ...(operation.requestBody
      ? { requestBody: { ...operation.requestBody, media: media(operation.requestBody.media) } }
      : {}),
    responses: operation.responses.map((one) => ({ ...one, media: media(one.media) })),
  };
}

/**
 * Returns the pages of the five contracts and of invented ones like them.
 *
 * @param count Total number of operations; at most 41 times those of the contracts.
 */
export async function operationPages(count: number): Promise<OperationPage[]> {
  const read = await Promise.all(apis.map((api) => readApi(api, 'api-specs', ownerOf(process.env))));
  const real = read.flatMap(({ ref, operations }) =>
    operations.map(
      ({ operation }): OperationPage => ({
        kind: 'operation',
        permalink: hrefOf(ref, operation.id),
        api: ref,
        operation,
        samples: [],
        pairs: [],
        nextCalls: [],
      }),
    ),
  );
  const more = SUBJECTS.flatMap((subject) =>
    real.map((page): OperationPage => {
      const operation = operationOf(page.operation, subject);
      return { ...page, operation, permalink: hrefOf(page.api, operation.id) };
    }),
  );
  return [...real, ...more].slice(0, count);
}
