import { describe, expect, it } from 'vitest';
import { documentOf } from './read.fixture';
import { serialization, serializationWords } from './serialization';

const document = documentOf({ schemas: { Size: { type: 'object' } } });

describe('serialization', () => {
  it.each([
    [{}, { style: 'simple', explode: false }],
    [
      { in: 'cookie', style: 'cookie' },
      { style: 'cookie', explode: true },
    ],
    [{ in: 'constructor' }, { style: 'form', explode: true }],
  ])('%j', (parameter, expected) => expect(serialization(parameter)).toEqual(expected));
});

describe('serializationWords', () => {
  const ARRAY = { type: 'array' };
  const MAP = { type: 'object' };
  it.each([
    [{ in: 'query', explode: false, name: 'list', example: ['x', 'y', 'z'] }, ARRAY, 'comma-separated: `list=x,y`'],
    [{ in: 'query', name: 'list', example: ['x', 'y'] }, ARRAY, 'repeat the name for each value: `list=x&list=y`'],
    [{ in: 'query', name: 'list', example: ['x'] }, ARRAY, 'repeat the name for each value: `name=a&name=b`'],
    [{ in: 'path' }, ARRAY, 'comma-separated: `a,b`'],
    [{ in: 'path', explode: true }, ARRAY, 'comma-separated: `a,b`'],
    [{ in: 'path', style: 'label' }, ARRAY, 'dot first: `.a,b`'],
    [{ in: 'path', style: 'label', explode: true }, ARRAY, 'dot before each: `.a.b`'],
    [{ in: 'path', style: 'matrix' }, ARRAY, 'semicolon first: `;name=a,b`'],
    [{ in: 'path', style: 'matrix', explode: true }, ARRAY, 'semicolon before each: `;name=a;name=b`'],
    [{ in: 'query', style: 'spaceDelimited' }, ARRAY, 'separated by spaces: `name=a%20b`'],
    [{ in: 'query', style: 'pipeDelimited' }, ARRAY, 'separated by bars: `name=a|b`'],
    [{ in: 'query', style: 'deepObject' }, ARRAY, 'brackets behind the name: `name[]=a&name[]=b`'],
    [{ in: 'query', style: 'house' }, ARRAY, 'style house'],
    [{ in: 'query' }, { type: ['null', 'object'] }, 'each property as a parameter of its own: `key=a&other=b`'],
    [{ in: 'query', explode: false }, MAP, 'keys and values, comma-separated: `name=key,a,other,b`'],
    [{ in: 'query', style: 'spaceDelimited', explode: true }, ARRAY, 'repeat the name for each value: `name=a&name=b`'],
    [
      { in: 'query', style: 'pipeDelimited', explode: true },
      MAP,
      'each property as a parameter of its own: `key=a&other=b`',
    ],
    [{ in: 'query', style: 'spaceDelimited' }, MAP, 'keys and values, separated by spaces: `name=key%20a%20other%20b`'],
    [{ in: 'query', style: 'pipeDelimited' }, MAP, 'keys and values, separated by bars: `name=key|a|other|b`'],
    [{ in: 'header' }, MAP, 'keys and values, comma-separated: `key,a,other,b`'],
    [{ in: 'header', explode: true }, MAP, 'comma-separated: `key=a,other=b`'],
    [{ in: 'path', style: 'label' }, MAP, 'dot first: `.key,a,other,b`'],
    [{ in: 'path', style: 'label', explode: true }, MAP, 'dot before each: `.key=a.other=b`'],
    [{ in: 'path', style: 'matrix' }, MAP, 'semicolon first: `;name=key,a,other,b`'],
    [{ in: 'path', style: 'matrix', explode: true }, MAP, 'semicolon before each: `;key=a;other=b`'],
    [{ in: 'path', style: 'label' }, { type: 'string' }, 'dot first: `.a`'],
    [{ in: 'path', style: 'matrix' }, { type: 'string' }, 'semicolon and name first: `;name=a`'],
    [{ in: 'query', allowReserved: true }, { type: 'string' }, 'reserved characters are sent as they are'],
    [{ in: 'query', allowEmptyValue: true }, { type: 'string' }, 'may be empty'],
  ])('%j of %j', (parameter, schema, words) => expect(serializationWords(document, parameter, schema)).toBe(words));
});
