import { readOperations } from 'openapi-toolkit/node';
import { expect, it } from 'vitest';
import { describeOperation } from '.';
import { markedFields, moreProtected } from './markedFields';

const ordinary = { class: 'ordinary', basis: 'Act' };
const secret = { class: 'confidential', basis: 'Act' };
const shape = {
  type: 'object',
  properties: {
    name: {
      type: 'object',
      'x-personal-data': ordinary,
      properties: { first: { type: 'string', 'x-personal-data': ordinary }, note: { 'x-personal-data': secret } },
    },
    owners: { type: 'array', 'x-personal-data': secret, items: { type: 'string' } },
    colour: { type: 'string' },
  },
};

function operationOf(personalData?: object) {
  const include = { name: 'include', in: 'query', schema: { type: 'array', items: { enum: ['owners', 'colour'] } } };
  const parameters = [include, { name: 'id', in: 'path', schema: { 'x-personal-data': ordinary } }];
  const content = { 'application/json': { schema: shape } };
  const get = {
    operationId: 'shape',
    ...(personalData && { 'x-personal-data': personalData }),
    parameters,
    responses: { 200: { description: 'Yes.', content }, 404: { description: 'No.', content } },
  };
  const document = { openapi: '3.1.0', info: { title: 'Shapes', version: '1' }, paths: { '/shapes/{id}': { get } } };
  const [found] = readOperations(document, 'shapes.yaml');
  if (!found) throw new Error('The contract of this test has an operation.');
  return found.operation;
}

it('lists marked fields of requests and success responses, without redundant parts', () => {
  expect(markedFields(operationOf(ordinary)).map((field) => [field.in, field.path, field.personalData.class])).toEqual([
    ['request', 'id', 'ordinary'],
    ['response', 'name', 'ordinary'],
    ['response', 'name.note', 'confidential'],
    ['response', 'owners', 'confidential'],
  ]);
});

it('returns fields with a higher protection, and the parameter that requests them', () => {
  expect(moreProtected(operationOf(ordinary)).map(({ path, requestedBy }) => [path, requestedBy])).toEqual([
    ['name.note', undefined],
    ['owners', 'include'],
  ]);
  expect(moreProtected(operationOf(secret))).toEqual([]);
  expect(moreProtected(operationOf()).map(({ path }) => path)).toEqual(['id', 'name', 'name.note', 'owners']);
});

it('is a section that names the class, its basis, the protected fields and forbidden uses', () => {
  const operation = operationOf({ ...ordinary, notFor: ['person-marketing'] });
  describeOperation(operation, 'shapes/shape');
  const [section] = operation.sections ?? [];
  expect(section).toMatchObject({ id: 'personal-data', isWarning: true });
  expect(section?.html).toMatch(/<strong>Personal data.<\/strong> It can be .* Basis: Act\./);
  expect(section?.html).toMatch(/<strong>Confidential personal data:<\/strong> .*<code>owners<\/code><\/a>\./);
  expect(section?.html).toContain('<p>Not for marketing to a person with marketing protection.</p>');
});
